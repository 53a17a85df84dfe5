import { LUIGI_KITCHEN_PICTURES } from "./luigi-kitchen-pictures";
import { on, SALAD } from "./luigi-larder";
import { LUIGI_PIZZA_PICTURES } from "./luigi-pizza-pictures";
import { LUIGI_SWEET_PICTURES } from "./luigi-sweet-pictures";
import type { HeroPlace, HeroScene, PictureRecipe } from "./scene";

/** What each picture of Trattoria Luigi shows. */
export const LUIGI_PICTURES: Readonly<Record<string, PictureRecipe>> = {
  ...LUIGI_PIZZA_PICTURES,
  ...LUIGI_SWEET_PICTURES,
  ...LUIGI_KITCHEN_PICTURES,
};

const dish = (key: string, at: HeroPlace["at"], size: number, turn = 0): HeroPlace => ({
  ...(LUIGI_PICTURES[key] ?? on("plate", SALAD)),
  at,
  size,
  turn,
});

/** The laid table at the top of Luigi's storefront. */
export const LUIGI_HERO: HeroScene = {
  props: [
    ["cloth", [0.04, 0.86]],
    ["basil", [0.335, 0.9]],
    ["tomatoes", [0.365, 0.16]],
    ["garlic", [0.66, 0.93]],
    ["olives", [0.655, 0.08]],
    ["fork", [0.985, 0.3]],
  ],
  places: [
    dish("margherita", [0.5, 0.5], 1.5, 14),
    dish("tajarin-al-ragu", [0.175, 0.62], 1.12),
    dish("insalata-mista", [0.82, 0.28], 0.98, 30),
    dish("tiramisu", [0.845, 0.83], 0.86, -14),
    dish("barbera", [0.225, 0.11], 0.8),
    dish("focaccia", [0.03, 0.13], 0.8, 24),
  ],
};
