import { bowl, glass, maki, nigiri } from "./drawn-dishes";
import type { Topping } from "./drawn-toppings";
import { type Art, type PictureRecipe, tinted } from "./picture-recipe";
import type { HeroPlace, TableLook } from "./scene";

export const SAKURA_TABLE: TableLook = {
  backdrops: [
    ["#f3e4e2", "#d8b9b4"],
    ["#ece7e1", "#c4b3a6"],
    ["#e6e6e6", "#a9b2b8"],
    ["#f1e6df", "#cfa9a4"],
  ],
  plate: "#f7f5f0",
  rim: "#5d6a76",
  board: "#c99a66",
  slate: "#3d4247",
};

const SALMON = "#f58a52";
const TUNA = "#c8283a";
const AVOCADO = "#a9c957";
const CUCUMBER = "#8cc07a";
const EGG = "#f6c84a";
const CRAB = "#ef7a64";
const ginger = tinted("ginger", { scale: 0.95 });
const wasabi = tinted("chopsticks", { scale: 1.2 });
const scallion: Topping = { shape: "ring", color: "#5fa044", count: 10, size: 5 };
const sesame: Topping = { shape: "crumb", color: "#f3e3bd", count: 16, size: 3 };
const grains: Topping = { shape: "crumb", color: "#fffdf6", count: 60, size: 5 };

const slate = (main: Art, ...beside: Art[]): PictureRecipe => ({ on: "slate", main: [main], beside });
const onPlate = (main: Art, ...beside: Art[]): PictureRecipe => ({ on: "plate", main: [main], beside });
const drink = (main: Art, ...beside: Art[]): PictureRecipe => ({ on: "none", main: [main], beside });

/** What each picture of Sakura Sushi shows. */
export const SAKURA_PICTURES: Readonly<Record<string, PictureRecipe>> = {
  "nigiri-sake": slate(nigiri(SALMON, "#ffd9bd"), ginger, wasabi),
  "nigiri-maguro": slate(nigiri(TUNA, "#e8707a"), wasabi, ginger),
  "nigiri-ebi": slate(nigiri("#f7b79a", "#e8603f"), "lemon", "prawn"),
  "nigiri-tamago": slate(nigiri(EGG, "#fbe08a", true), "egg", wasabi),
  "nigiri-unagi": slate(nigiri("#7a3f1d", "#a8632f", true), "herb", wasabi),
  "nigiri-hotate": slate(nigiri("#fbeedd", "#ffffff"), "lemon", "shell"),
  "sake-maki": slate(maki([SALMON], "nori"), wasabi, ginger),
  "tekka-maki": slate(maki([TUNA], "nori"), ginger, wasabi),
  "kappa-maki": slate(maki([CUCUMBER], "nori"), "cucumber", wasabi),
  "avocado-maki": slate(maki([AVOCADO], "nori"), "avocado", ginger),
  "oshinko-maki": slate(maki(["#f2cf3c"], "nori"), "herb", wasabi),
  "ebi-maki": slate(maki(["#f7a98c", CUCUMBER], "nori"), "prawn", "cucumber"),
  "california-roll": slate(maki([CRAB, AVOCADO, CUCUMBER], "rice"), "crab", "avocado"),
  "dragon-roll": slate(maki(["#f2a468", CUCUMBER], "rice", [AVOCADO]), "friedPrawn", "avocado"),
  "rainbow-roll": slate(maki([CRAB, AVOCADO], "rice", [SALMON, AVOCADO, TUNA, "#f6d9c8"]), "fish", wasabi),
  "spicy-tuna-roll": slate(maki([TUNA, "#6fae4b"], "rice", ["#d6453a"]), "chilli", "onion"),
  "sakura-roll": slate(
    maki([SALMON, "#fff6ea"], "rice", ["#f2a7b8"]),
    "blossom",
    tinted("blossom", { scale: 0.8 }),
  ),
  "garten-roll": slate(maki(["#e2563a", AVOCADO, "#f6b63a"], "rice"), "pepper", "mango", "cucumber"),

  edamame: onPlate(
    bowl(
      "#3f5360",
      "#6f9a3c",
      [
        { shape: "leaf", color: "#7fb43f", count: 14, size: 30 },
        { shape: "leaf", color: "#93c653", count: 9, size: 27 },
        { ...sesame, color: "#fff" },
      ],
      "edamame",
    ),
    "peas",
    "salt",
  ),
  "gyoza-schwein": { on: "oval", main: ["dumpling", "dumpling", "dumpling"], beside: [ginger, "chopsticks"] },
  "gyoza-gemuese": {
    on: "oval",
    main: [
      tinted("dumpling", { hueDegrees: 18, brightness: 1.04 }),
      tinted("dumpling", { hueDegrees: 18, brightness: 1.04 }),
    ],
    beside: ["carrot", "greens", "chopsticks"],
  },
  "ebi-tempura": {
    on: "oval",
    main: ["friedPrawn", "friedPrawn", "friedPrawn"],
    beside: ["lemon", "chopsticks"],
  },
  "miso-suppe": onPlate(
    bowl(
      "#7a2320",
      "#c98a45",
      [
        { shape: "blob", color: "#fff4dd", count: 7, size: 14 },
        { shape: "strip", color: "#2f5a41", count: 6, size: 17 },
        scallion,
      ],
      "miso",
    ),
    "chopsticks",
  ),
  "wakame-salat": onPlate(
    bowl(
      "#e9e4da",
      "#2f6b45",
      [
        { shape: "strip", color: "#4c9a58", count: 26, size: 26 },
        { shape: "strip", color: "#6fb765", count: 14, size: 22 },
        { ...sesame, count: 28 },
      ],
      "wakame",
    ),
    "chilli",
    "chopsticks",
  ),
  "nasu-dengaku": onPlate(
    bowl(
      "#30404f",
      "#5d3420",
      [
        { shape: "disc", color: "#5a3348", count: 8, size: 25 },
        { shape: "blob", color: "#a8642c", count: 8, size: 19 },
        { ...sesame, count: 30 },
      ],
      "nasu",
    ),
    "aubergine",
    "chopsticks",
  ),
  "tonkotsu-ramen": onPlate(
    bowl(
      "#2f4456",
      "#ecd2a2",
      [
        { shape: "strip", color: "#f5dd8d", count: 14, size: 32 },
        { shape: "blob", color: "#b97a55", count: 4, size: 30 },
        { shape: "disc", color: "#fff6e6", count: 2, size: 24 },
        { shape: "disc", color: "#f39a1f", count: 2, size: 13 },
        scallion,
      ],
      "tonkotsu",
    ),
    "egg",
    "bacon",
    "chopsticks",
  ),
  "shoyu-ramen": { on: "plate", main: ["ramen"], beside: ["narutomaki", "egg"] },
  "miso-ramen-vegan": onPlate(
    bowl(
      "#8a3b28",
      "#c9782f",
      [
        { shape: "strip", color: "#f3d98c", count: 13, size: 32 },
        { shape: "disc", color: "#8a6238", count: 5, size: 17 },
        { shape: "crumb", color: "#f8cf3a", count: 34, size: 6 },
        { shape: "leaf", color: "#4f9a48", count: 6, size: 22 },
      ],
      "miso-ramen",
    ),
    "corn",
    "greens",
    "chopsticks",
  ),
  "tempura-udon": {
    on: "plate",
    main: [
      bowl(
        "#39505c",
        "#c79a5c",
        [{ shape: "strip", color: "#fbf1da", count: 20, size: 36 }, scallion, { ...scallion, count: 14 }],
        "udon",
      ),
    ],
    beside: ["friedPrawn", "friedPrawn", "chopsticks"],
  },
  "katsu-curry": { on: "plate", main: ["curry"], beside: ["carrot", "drumstick"] },
  "sake-don": onPlate(
    bowl(
      "#30404f",
      "#f7f1e4",
      [
        grains,
        { shape: "blob", color: SALMON, count: 9, size: 27 },
        { shape: "leaf", color: AVOCADO, count: 5, size: 24 },
        { shape: "disc", color: "#ee5a24", count: 14, size: 6 },
      ],
      "sake-don",
    ),
    "avocado",
    wasabi,
  ),
  gyudon: onPlate(
    bowl(
      "#7a2320",
      "#f7f1e4",
      [
        grains,
        { shape: "blob", color: "#80492c", count: 14, size: 24 },
        { shape: "strip", color: "#e6c08a", count: 9, size: 17 },
        { shape: "disc", color: "#f6a623", count: 1, size: 22 },
        scallion,
      ],
      "gyudon",
    ),
    "onion",
    "egg",
    "chopsticks",
  ),
  "tofu-bowl": onPlate(
    bowl(
      "#4b5d4f",
      "#f7f1e4",
      [
        grains,
        { shape: "crumb", color: "#e3a94d", count: 12, size: 15 },
        { shape: "blob", color: "#4c9a48", count: 8, size: 19 },
        { shape: "disc", color: "#f2853a", count: 8, size: 12 },
        sesame,
      ],
      "tofu",
    ),
    "broccoli",
    "peanuts",
    "carrot",
  ),
  "mittags-bento": { on: "board", main: ["bento"], beside: ["drumstick", "tea"] },
  "ramen-menue": {
    on: "board",
    main: [tinted("ramen", { scale: 0.9 }), tinted("dumpling", { scale: 0.7 })],
    beside: ["chopsticks"],
  },
  "bento-sakura": { on: "slate", main: ["bento"], beside: ["blossom", "chopsticks"] },
  onigiri: {
    on: "slate",
    main: ["onigiri", "onigiri"],
    beside: [tinted("cherries", { hueDegrees: 10 }), "herb"],
  },
  dango: { on: "plate", main: ["dango"], beside: ["blossom", "tea"] },
  "matcha-eis": onPlate(
    bowl(
      "#e9e4da",
      "#5d7f35",
      [
        { shape: "disc", color: "#97bb5d", count: 3, size: 48 },
        { shape: "disc", color: "#7a2d2d", count: 7, size: 10 },
      ],
      "matcha-eis",
    ),
    "tea",
    "beans",
  ),
  dorayaki: { on: "plate", main: ["pancakes"], beside: ["beans", "honey"] },
  purin: { on: "plate", main: ["custard"], beside: ["cherries", "milk"] },
  "mochi-mango": { on: "plate", main: ["mango", "coconut"], beside: ["blossom"] },
  sencha: drink("teapot", "tea", "herb"),
  genmaicha: { on: "plate", main: ["tea"], beside: ["riceBowl"] },
  "yuzu-limonade": drink(glass("#f6e27a", "#e8a0ac"), "lemon", "ice"),
  "iced-matcha-latte": drink(glass("#8db35a", "#f5f0e6", "#f7f3e6"), "herb", "ice"),
  lager: drink("beer", "peas"),
  sake: drink("sake", "blossom", "riceBowl"),
  omakase: {
    on: "slate",
    main: ["nigiri", nigiri(TUNA, "#e8707a"), maki([SALMON], "nori")],
    beside: ["sake", "blossom", ginger],
  },
};

/** The counter at the top of Sakura's storefront. */
export const SAKURA_HERO: readonly HeroPlace[] = [
  { on: "none", main: ["sake"], x: 0.11, base: 0.55, tall: 0.34 },
  { on: "plate", main: ["ramen"], x: 0.33, base: 0.55, tall: 0.31 },
  { on: "none", main: ["teapot"], x: 0.9, base: 0.56, tall: 0.31 },
  { on: "plate", main: ["dango"], x: 0.69, base: 0.54, tall: 0.25 },
  { on: "slate", main: [nigiri(SALMON, "#ffd9bd")], x: 0.19, base: 0.88, tall: 0.27 },
  { on: "slate", main: [maki([SALMON], "nori")], x: 0.52, base: 0.91, tall: 0.27 },
  { on: "slate", main: [maki([CRAB, AVOCADO], "rice", [AVOCADO, SALMON])], x: 0.84, base: 0.87, tall: 0.27 },
  { on: "none", main: ["blossom"], x: 0.51, base: 0.6, tall: 0.1 },
  { on: "none", main: ["blossom"], x: 0.355, base: 0.94, tall: 0.1 },
  { on: "none", main: ["blossom"], x: 0.68, base: 0.96, tall: 0.11 },
];
