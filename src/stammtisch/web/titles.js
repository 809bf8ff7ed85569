/** The games, as printed on the box, with the cards that stand for them. */

export const TITLES = {
  gaunerbande: "Gaunerbande",
  black_spy: "Black Spy",
  zehn: "Zehn",
  klaumau: "Klaumau",
  halt_mal_kurz: "Halt mal kurz",
};
export const FANS = {
  gaunerbande: ["k0", "r10", "k12"],
  black_spy: ["b1", "k7", "y8"],
  zehn: ["n7", "j", "n3"],
  klaumau: ["b4", "g-crook", "police"],
  halt_mal_kurz: ["halt-k", "nazi-p", "schnick-a"],
};
export const PEOPLE = { gaunerbande: [3, 6], black_spy: [3, 6], zehn: [2, 7], klaumau: [2, 8], halt_mal_kurz: [3, 5] };
