import { bowl, glass } from "./drawn-dishes";
import type { Topping } from "./drawn-toppings";
import { type Art, type PictureRecipe, tinted } from "./picture-recipe";
import type { HeroPlace, TableLook } from "./scene";

export const TACO_TABLE: TableLook = {
  backdrops: [
    ["#f8e3bd", "#e2a45a"],
    ["#d9e6d2", "#9dbd9b"],
    ["#f7dcc6", "#dd8f6a"],
    ["#f6e6c6", "#d3b06c"],
  ],
  plate: "#fff8ea",
  rim: "#2f7f78",
  board: "#a8703d",
  slate: "#3f4a46",
};

const cilantro: Topping = { shape: "leaf", color: "#4f9a3a", count: 9, size: 9 };
const tomatoes: Topping = { shape: "crumb", color: "#e2452b", count: 14, size: 8 };
const beans: Topping = { shape: "disc", color: "#3a2420", count: 18, size: 8 };
const cornKernels: Topping = { shape: "crumb", color: "#f8c832", count: 22, size: 7 };
const rice: Topping = { shape: "crumb", color: "#fff6df", count: 60, size: 5 };
const avocados: Topping = { shape: "leaf", color: "#a9c957", count: 5, size: 25 };

const tacos = (...beside: Art[]): PictureRecipe => ({ on: "board", main: ["taco", "taco"], beside });
const threeTacos = (...beside: Art[]): PictureRecipe => ({
  on: "oval",
  main: ["taco", "taco", "taco"],
  beside,
});
const oneTaco = (...beside: Art[]): PictureRecipe => ({ on: "plate", main: ["taco"], beside });
const burrito = (on: PictureRecipe["on"], ...beside: Art[]): PictureRecipe => ({
  on,
  main: ["burrito"],
  beside,
});
const filled = (
  outside: string,
  fill: string,
  toppings: Topping[],
  seed: string,
  ...beside: Art[]
): PictureRecipe => ({
  on: "plate",
  main: [bowl(outside, fill, toppings, seed)],
  beside,
});
const drink = (main: Art, ...beside: Art[]): PictureRecipe => ({ on: "none", main: [main], beside });

/** What each picture of Taco Libre shows. */
export const TACO_PICTURES: Readonly<Record<string, PictureRecipe>> = {
  chilaquiles: {
    on: "plate",
    main: ["stew", tinted("friedEgg", { scale: 0.8 })],
    beside: ["chilli", "avocado"],
  },
  "churro-pancakes": { on: "plate", main: ["pancakes"], beside: ["honey", "butter"] },
  menudo: {
    on: "oval",
    main: [tinted("stew", { hueDegrees: -8, saturation: 1.15 })],
    beside: ["lemon", "herb", "corn"],
  },
  "al-pastor": tacos("pineapple", "onion"),
  "brisket-taco": oneTaco("avocado", tinted("steak", { hueDegrees: 18, saturation: 0.8, brightness: 0.7 })),
  carnitas: tacos("lemon", "bacon"),
  barbacoa: oneTaco("shank", "stew"),
  "pollo-asado": tacos("orange", "drumstick"),
  "baja-fish": oneTaco("fish", "lemon", "greens"),
  camaron: threeTacos("prawn", "garlic", "mango"),
  hongos: oneTaco(tinted("mushroom", { saturation: 0.35, hueDegrees: 25, brightness: 0.95 }), "pineapple"),
  "rajas-con-elote": tacos("corn", "pepper"),
  lengua: threeTacos("chilli", "lemon"),
  "libre-burrito": burrito("board", "beans", "cheese", "tomato"),
  "california-burrito": burrito("plate", "fries", "avocado"),
  "bean-burrito": burrito("oval", "sweetPotato", "peanuts", "beans"),
  "burrito-bowl": filled(
    "#2f7f78",
    "#f3e3bd",
    [rice, beans, cornKernels, tomatoes, avocados, cilantro],
    "burrito-bowl",
    "corn",
    "tomato",
  ),
  "fajita-bowl": filled(
    "#b8492e",
    "#f3e3bd",
    [
      rice,
      { shape: "strip", color: "#d8352a", count: 9, size: 24 },
      { shape: "strip", color: "#58a046", count: 9, size: 24 },
      { shape: "strip", color: "#f2b632", count: 8, size: 24 },
      { ...beans, count: 9 },
    ],
    "fajita-bowl",
    "pepper",
    "onion",
  ),
  "taco-salad": { on: "plate", main: ["salad"], beside: ["avocado", "tomato", "lemon"] },
  quesadilla: { on: "board", main: ["flatbread", "flatbread"], beside: ["cheese", "herb"] },
  "birria-quesadilla": threeTacos("stew", tinted("cheese", { scale: 0.9 }), "chilli"),
  "nachos-libre": filled(
    "#c9792b",
    "#e8a93f",
    [
      { shape: "leaf", color: "#f3bd55", count: 18, size: 26 },
      { shape: "blob", color: "#f9d469", count: 10, size: 17 },
      beans,
      tomatoes,
      { shape: "ring", color: "#5a9a3c", count: 7, size: 8 },
      { shape: "blob", color: "#fffaf0", count: 4, size: 11 },
    ],
    "nachos",
    "cheese",
    "chilli",
  ),
  empanadas: { on: "oval", main: ["dumpling", "dumpling", "dumpling"], beside: ["olive", "onion"] },
  "torta-milanesa": { on: "board", main: ["pita"], beside: ["avocado", "chilli"] },
  elote: { on: "plate", main: ["corn"], beside: ["lemon", "chilli", "cheese"] },
  tamales: { on: "oval", main: ["tamale", "tamale"], beside: ["corn", "chilli"] },
  pozole: filled(
    "#8c4a2c",
    "#b8351f",
    [
      { shape: "disc", color: "#f6ead0", count: 17, size: 11 },
      { shape: "blob", color: "#a8583c", count: 6, size: 18 },
      { shape: "ring", color: "#f08aa5", count: 6, size: 11 },
      cilantro,
    ],
    "pozole",
    "corn",
    "lemon",
    "chilli",
  ),
  wings: { on: "oval", main: ["drumstick", "drumstick", "drumstick"], beside: ["chilli", "honey"] },
  papas: { on: "board", main: ["fries"], beside: ["lemon", "chilli", "salt"] },
  "borracho-beans": filled(
    "#7a5236",
    "#7c3d22",
    [
      { ...beans, color: "#a86142", count: 30, size: 10 },
      { shape: "crumb", color: "#d98073", count: 9, size: 8 },
      cilantro,
    ],
    "beans",
    "beans",
    "bacon",
  ),
  "ensalada-nopal": filled(
    "#fff3dc",
    "#5d9a4c",
    [
      { shape: "strip", color: "#7db65a", count: 18, size: 22 },
      tomatoes,
      { shape: "crumb", color: "#fffaf0", count: 14, size: 8 },
      { shape: "ring", color: "#c58bc0", count: 5, size: 11 },
    ],
    "nopal",
    "cactus",
    "tomato",
  ),
  guacamole: filled(
    "#3f4a46",
    "#9cc24a",
    [
      { shape: "blob", color: "#b5d568", count: 13, size: 19 },
      tomatoes,
      { shape: "crumb", color: "#f7f0f5", count: 9, size: 5 },
      cilantro,
    ],
    "guacamole",
    "avocado",
    "lemon",
    "onion",
  ),
  queso: filled(
    "#b8492e",
    "#f7b733",
    [
      { shape: "blob", color: "#fbd063", count: 9, size: 21 },
      { ...tomatoes, count: 8 },
      { shape: "disc", color: "#9cc24a", count: 1, size: 28 },
      { ...cilantro, count: 5 },
    ],
    "queso",
    "cheese",
    "chilli",
  ),
  "salsa-roja": filled(
    "#3f4a46",
    "#c9321f",
    [
      { shape: "blob", color: "#de4a2d", count: 14, size: 13 },
      { shape: "crumb", color: "#7c1d12", count: 14, size: 4 },
      cilantro,
    ],
    "salsa-roja",
    "tomato",
    "garlic",
    "chilli",
  ),
  "mango-habanero": filled(
    "#2f7f78",
    "#f39a1f",
    [
      { shape: "crumb", color: "#fbc13f", count: 24, size: 11 },
      { shape: "crumb", color: "#e2452b", count: 9, size: 6 },
      { ...cilantro, count: 6 },
    ],
    "mango",
    "mango",
    tinted("chilli", { hueDegrees: 32 }),
  ),
  "migas-taco": oneTaco("egg", "cheese"),
  "huevos-rancheros": { on: "board", main: ["friedEgg"], beside: ["tomato", "beans", "chilli"] },
  "breakfast-burrito": burrito("board", "egg", "bacon", "potato"),
  "tres-leches": { on: "plate", main: ["cake"], beside: ["strawberry", "milk"] },
  flan: { on: "plate", main: ["custard"], beside: ["honey", "cookie"] },
  "churro-donut": {
    on: "plate",
    main: [tinted("doughnut", { scale: 0.95 })],
    beside: ["chocolate", "coffee"],
  },
  "paleta-mango": {
    on: "plate",
    main: [tinted("shavedIce", { hueDegrees: 72, saturation: 1.15, brightness: 1.02 })],
    beside: ["mango", "chilli"],
  },
  "agua-de-sandia": drink(glass("#ee5a5f", "#4f9a3a"), "watermelon", "lemon"),
  horchata: drink(glass("#f0e0c4", "#b8492e", "#fbf3e2"), "chestnut", "riceBowl"),
  "pina-limonada": drink(glass("#f7dd62", "#2f7f78"), "pineapple", "lemon"),
  soda: drink("cup", "ice"),
  "cafe-de-olla": { on: "board", main: ["coffee"], beside: ["cookie", "honey"] },
  cerveza: drink("beer", "lemon", "salt"),
  margarita: drink("martini", "lemon", "salt"),
  paloma: drink(glass("#f59a86", "#fff6e6"), tinted("orange", { hueDegrees: -14 }), "salt"),
  "taco-bar": { on: "oval", main: ["taco", "burrito", "taco"], beside: ["corn", "tomato", "avocado"] },
  "fiesta-box": { on: "board", main: ["taco", "taco", "doughnut"], beside: ["cheese", "avocado", "chilli"] },
};

/** The laid table at the top of Taco Libre's storefront. */
export const TACO_HERO: readonly HeroPlace[] = [
  { on: "none", main: ["cactus"], x: 0.07, base: 0.52, tall: 0.3 },
  { on: "none", main: ["martini"], x: 0.9, base: 0.56, tall: 0.36 },
  { on: "plate", main: ["corn"], x: 0.27, base: 0.55, tall: 0.27 },
  { on: "none", main: [glass("#ee5a5f", "#4f9a3a")], x: 0.73, base: 0.56, tall: 0.36 },
  {
    on: "plate",
    main: [
      bowl(
        "#3f4a46",
        "#9cc24a",
        [{ shape: "blob", color: "#b5d568", count: 13, size: 19 }, tomatoes, cilantro],
        "hero",
      ),
    ],
    x: 0.16,
    base: 0.89,
    tall: 0.3,
  },
  { on: "board", main: ["taco", "taco", "taco"], x: 0.52, base: 0.9, tall: 0.36 },
  { on: "plate", main: ["burrito"], x: 0.87, base: 0.9, tall: 0.33 },
  { on: "none", main: ["lemon"], x: 0.31, base: 0.95, tall: 0.12 },
  { on: "none", main: ["chilli"], x: 0.73, base: 0.95, tall: 0.12 },
];
