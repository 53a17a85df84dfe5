import { burritoHalf, taco } from "./bites";
import { type Food, filled, pieces, rows, together } from "./dishes";
import type { Topping } from "./foods";
import type { PropName } from "./props";
import type { PictureRecipe } from "./scene";
import type { TableLook } from "./table";

/** Turquoise planks and painted tiles, terracotta bowls, and the shadow of leaves in a bright sun. */
export const TACO_TABLE: TableLook = {
  surfaces: ["planks", "tiles", "planks"],
  plate: "#fbf3e2",
  rim: "#d8772a",
  bowl: ["#e9b878", "#b4532e"],
  board: "#a8703d",
  slate: "#3f4a46",
  light: "#ffe08a",
  shadow: "leaves",
};

export const CORN = "#f0cd7c";
export const FLOUR = "#f4e4c2";
export const coriander: Topping = { shape: "sprig", color: "#3f8a30", count: 6, size: 17 };
export const onion: Topping = { shape: "crumb", color: "#fdf6f0", count: 22, size: 12 };
export const redOnion: Topping = { shape: "ring", color: "#c0588f", count: 6, size: 15 };
export const tomatoes: Topping = { shape: "cube", color: "#d8351f", count: 12, size: 11 };
export const beans: Topping = { shape: "disc", color: "#2f1a14", count: 22, size: 11 };
export const cornKernels: Topping = { shape: "grain", color: "#f6c42a", count: 40, size: 9 };
export const avocados: Topping = { shape: "leaf", color: "#9fc04a", count: 4, size: 34 };
export const cream: Topping = { shape: "chunk", color: "#fffaf0", count: 4, size: 17 };
export const cheese: Topping = { shape: "strip", color: "#f6c648", count: 18, size: 13 };
export const slaw: Topping = { shape: "strip", color: "#8a3a78", count: 16, size: 18 };
export const meat = (color: string, shape: Topping["shape"] = "chunk"): Topping => ({
  shape,
  color,
  count: 17,
  size: 20,
});

export const on = (ground: PictureRecipe["on"], food: Food, ...beside: PropName[]): PictureRecipe => ({
  on: ground,
  food,
  beside,
});
export const tacos = (tortilla: string, fillings: readonly Topping[], ...beside: PropName[]) =>
  on("oval", together([pieces(taco(tortilla, fillings), 3), [0, 0], 1.12]), ...beside);
export const burrito = (fillings: readonly Topping[], ...beside: PropName[]) =>
  on("board", together([rows(burritoHalf(fillings), 2, 1, [132, 0]), [0, -8], 1.42]), ...beside);
export const bowl = (fill: string, toppings: readonly Topping[], ...beside: PropName[]) =>
  on("bowl", filled(fill, toppings), ...beside);
export const CHIPS: Topping = { shape: "leaf", color: "#e6ae48", count: 30, size: 50 };
export const GUACAMOLE = filled("#86ad38", [
  { shape: "chunk", color: "#a9c957", count: 22, size: 27 },
  tomatoes,
  { ...redOnion, count: 5 },
  coriander,
]);
export const AL_PASTOR: readonly Topping[] = [
  meat("#b8431c"),
  { shape: "cube", color: "#f7ce3c", count: 8, size: 13 },
  onion,
  coriander,
];
export const EGGS: Topping = { shape: "egg", color: "#f39a12", count: 2, size: 64, within: 0.5 };
