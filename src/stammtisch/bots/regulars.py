"""Who happens to be at the pub tonight: names for bots."""

REGULARS = (
    *("Mona", "Kurt", "Rosa", "Tobi", "Elif", "Benno", "Vera", "Jannis"),
    *("Lotte", "Yusuf", "Greta", "Emil", "Nadja", "Piet", "Ida", "Bruno"),
)
