/** The people at the table: figures of the drawing kit. */

/** The regulars of the house, by name: ring colour and parts. @type {Record<string, string[]>} */
export const PORTRAITS = {
  mona: ["red", "b-suit h-round e-specs n-button m-smirk t-curls"],
  kurt: ["slate", "b-turtle h-round e-specs n-potato m-flat t-beret"],
  rosa: ["red", "b-dress h-long e-lash n-hook m-lips t-bob"],
  tobi: ["green", "b-stripes h-long e-dot n-potato m-smile t-flatcap"],
  elif: ["yellow", "b-suit h-long e-lash n-hook m-smile t-hijab"],
  benno: ["slate", "b-apron h-square e-grump n-potato m-walrus t-hard"],
  vera: ["green", "b-dress h-jowl e-monocle n-button m-grin t-scarf"],
  jannis: ["blue", "b-hood h-round e-specs n-long m-smile t-quiff"],
  lotte: ["oak", "b-dirndl h-round e-specs n-button m-lips t-bun"],
  yusuf: ["green", "b-suit h-square e-dot n-hook m-handle t-quiff"],
  greta: ["blue", "b-turtle h-long e-sly n-hook m-smirk t-long"],
  emil: ["red", "b-vest h-jowl e-monocle n-potato m-pencil t-bowler"],
  nadja: ["red", "b-hood h-long e-lash n-button m-flat t-beanie"],
  piet: ["oak", "b-stripes h-square e-shut n-potato m-stubble t-souwest"],
  ida: ["yellow", "b-apron h-round e-wide n-button m-laugh t-pony"],
  bruno: ["slate", "b-black h-jowl e-sly n-potato m-beard t-comb"],
};

/** Guests: three faces for each seat, so that nobody at a table looks like anybody else. None of them is a regular. */
export const GUESTS = [
  ["oak", "b-suit h-jowl e-shut n-potato m-walrus t-tufts"],
  ["yellow", "b-dress h-round e-happy n-button m-smile t-afro"],
  ["green", "b-hood h-long e-dot n-hook m-whistle t-mohawk"],
  ["yellow", "b-dress h-round e-lash n-button m-smile t-bun"],
  ["blue", "b-vest h-square e-shades n-potato m-grin t-straw"],
  ["red", "b-hood h-long e-wink n-long m-smirk t-kid"],
  ["blue", "b-apron h-square e-dot n-long m-beard t-quiff"],
  ["red", "t-veil b-coat h-round e-lash n-hook m-lips t-bun t-tiara"],
  ["slate", "b-trench h-long e-patch n-potato m-stubble t-fedora"],
  ["green", "b-apron h-long e-lash n-potato m-smile t-curls"],
  ["oak", "b-tails h-round e-wide n-long m-handle t-top"],
  ["blue", "b-dress h-jowl e-specs n-button m-flat t-wild"],
  ["blue", "b-bow h-square e-specs n-hook m-walrus t-comb"],
  ["green", "b-uniform h-round e-dot n-button m-smile t-captain"],
  ["red", "b-stripes h-long e-happy n-potato m-laugh t-jester"],
  ["slate", "b-dress h-jowl e-wide n-button m-oh t-beret"],
  ["yellow", "b-hood h-square e-sly n-hook m-smirk t-visor"],
  ["green", "b-trench h-round e-lash n-long m-smile t-braids t-forest"],
  ["red", "b-suit h-round e-dot n-long m-beard t-flatcap"],
  ["slate", "b-turtle h-long e-shut n-button m-smile t-phones"],
  ["oak", "b-coat h-jowl e-grump n-potato m-handle t-shock"],
  ["yellow", "b-uniform h-long e-monocle n-potato m-handle t-post"],
  ["red", "b-apron h-jowl e-happy n-potato m-smile t-chef"],
  ["blue", "b-trench h-square e-wink n-button m-grin t-aviator"],
];
export const FACES_A_SEAT = 3;
