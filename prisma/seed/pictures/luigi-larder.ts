import { slab } from "./bites";
import { type Food, filled, heap, pasta } from "./dishes";
import type { Topping } from "./foods";
import { basil, olives } from "./luigi-pizza-pictures";
import type { PropName } from "./props";
import type { PictureRecipe } from "./scene";
import type { TableLook } from "./table";

/** A dark wooden table with checked linen, cream stoneware, and evening light through a window. */
export const LUIGI_TABLE: TableLook = {
  surfaces: ["walnut", "linen", "walnut"],
  plate: "#f6ecd9",
  rim: "#a9472f",
  bowl: ["#f1e4cc", "#b4633f"],
  board: "#b9814c",
  slate: "#4a4541",
  light: "#ffb35c",
  shadow: "window",
};

export const parmesan: Topping = { shape: "curl", color: "#f7e3ac", count: 9, size: 15, within: 0.7 };
export const shavings: Topping = { shape: "crumb", color: "#fff2cf", count: 40, size: 9 };
export const herbs: Topping = { shape: "crumb", color: "#3f7a2c", count: 30, size: 8 };
export const pepper: Topping = { shape: "crumb", color: "#2b1c14", count: 30, size: 5 };
export const lettuce: Topping = { shape: "curl", color: "#7fa83e", count: 30, size: 40 };
export const cherryTomatoes: Topping = { shape: "disc", color: "#d8391f", count: 9, size: 20 };
export const rosemary: Topping = { shape: "sprig", color: "#55713f", count: 4, size: 26 };
export const cocoa: Topping = { shape: "crumb", color: "#2b140a", count: 120, size: 8, within: 1 };
export const berries: Topping = { shape: "disc", color: "#a0193c", count: 6, size: 15, within: 0.8 };

export const on = (ground: PictureRecipe["on"], food: Food, ...beside: PropName[]): PictureRecipe => ({
  on: ground,
  food,
  beside,
});
export const TIRAMISU = slab(
  "#e9cf9f",
  "#5a321c",
  [cocoa, { ...cocoa, color: "#7a4a2b", count: 60 }],
  [118, 96],
);
export const SALAD = heap([
  lettuce,
  { ...lettuce, color: "#a9c957", count: 14, size: 32 },
  cherryTomatoes,
  { shape: "ring", color: "#c06a9b", count: 6, size: 20 },
  { shape: "strip", color: "#ef8a2c", count: 16, size: 16 },
  olives,
]);
export const POMODORO = pasta("#e39a4e", [
  { shape: "chunk", color: "#c3301a", count: 12, size: 27 },
  { ...basil, count: 4, size: 25, within: 0.5 },
  shavings,
]);
export const MINESTRONE = filled("#b8722c", [
  { shape: "cube", color: "#ef8a2c", count: 14, size: 13 },
  { shape: "cube", color: "#e9cf86", count: 13, size: 14 },
  { shape: "disc", color: "#8fb84c", count: 16, size: 11 },
  { shape: "disc", color: "#efe0c2", count: 15, size: 12 },
  { shape: "curl", color: "#3f7a2c", count: 9, size: 20 },
]);
