import { maki, nigiri, slab } from "./bites";
import { type Food, heap, laid, rows, together } from "./dishes";
import type { Topping } from "./foods";
import type { PropName } from "./props";
import type { PictureRecipe } from "./scene";
import type { TableLook } from "./table";

/** Dark stone, boards of pale wood, indigo and white glaze, and a cool, even light. */
export const SAKURA_TABLE: TableLook = {
  surfaces: ["stone"],
  plate: "#e9e6de",
  rim: "#33506a",
  bowl: ["#efebe0", "#2b4560"],
  board: "#c99a66",
  slate: "#d2ad78",
  light: "#dfeaf2",
  shadow: "none",
};

export const SALMON = "#f07a3c";
export const TUNA = "#b51e34";
export const AVOCADO = "#a4c24a";
export const CUCUMBER = "#86b86c";
export const EGG = "#f2bd3a";
export const CRAB = "#e9654a";
export const scallion: Topping = { shape: "ring", color: "#5fa044", count: 18, size: 8 };
export const sesame: Topping = { shape: "grain", color: "#f6e7c4", count: 46, size: 4.5 };
export const nori: Topping = { shape: "strip", color: "#1c2f25", count: 3, size: 40 };
export const greens: Topping = { shape: "curl", color: "#3f8a40", count: 8, size: 30 };
export const EGG_HALF: Topping = { shape: "egg", color: "#ee8a1c", count: 2, size: 44, within: 0.75 };

export const on = (ground: PictureRecipe["on"], food: Food, ...beside: PropName[]): PictureRecipe => ({
  on: ground,
  food,
  beside,
});
export const near = (food: Food, size: number): Food => together([food, [0, 0], size]);
export const pair = (top: string, line: string, strap = false, ...beside: PropName[]) =>
  on(
    "slate",
    near(rows(nigiri(top, line, strap), 4, 1, [106, 0]), 1.12),
    ...(beside.length ? beside : (["soy", "chopsticks"] as const)),
  );
export const roll = (
  fillings: string[],
  outside: "nori" | "rice",
  over: readonly string[] = [],
  ...beside: PropName[]
) =>
  on(
    "slate",
    near(
      rows(
        (easel, index) => maki(fillings, outside, over[index % Math.max(1, over.length)])(easel),
        4,
        2,
        [104, 118],
      ),
      1.18,
    ),
    ...(beside.length ? beside : (["soy", "ginger"] as const)),
  );
export const OMAKASE = together(
  [rows(nigiri(SALMON, "#ffd6b8"), 2, 1, [108, 0]), [-150, -44], 0.72],
  [rows(nigiri(TUNA, "#e06a78"), 2, 1, [108, 0]), [24, -44], 0.72],
  [rows(nigiri("#fbeedd", "#ffffff"), 1, 1, [0, 0]), [166, -44], 0.72],
  [rows(maki([SALMON], "nori"), 6, 1, [98, 0]), [-26, 86], 0.68],
  [laid(["chunk", "#8fb84c", 22, [208, 88]], ["curl", "#f4b7a8", 26, [190, 62]]), [0, 0], 1],
);
export const BENTO = (main: Food): Food =>
  together(
    [slab("#5a1a14", "#1d1210", [], [232, 140]), [0, 0], 1],
    [
      heap(
        [
          { shape: "grain", color: "#fbf6e8", count: 200, size: 8, within: 1 },
          { shape: "disc", color: "#c3273f", count: 1, size: 18, within: 0 },
          sesame,
        ],
        92,
      ),
      [-122, -34],
      1,
    ],
    [main, [104, -42], 0.62],
    [heap([{ shape: "curl", color: "#4c9a48", count: 12, size: 18 }, sesame], 46), [-158, 92], 1],
    [laid(["cube", EGG, 26, [-64, 92]], ["cube", EGG, 26, [-24, 92]]), [0, 0], 1],
    [rows(maki([SALMON], "nori"), 3, 1, [100, 0]), [122, 88], 0.62],
  );
