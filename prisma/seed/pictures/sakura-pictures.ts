import { SAKURA_KITCHEN_PICTURES } from "./sakura-kitchen-pictures";
import { OMAKASE, on } from "./sakura-larder";
import { SAKURA_SUSHI_PICTURES } from "./sakura-sushi-pictures";
import { SAKURA_SWEET_PICTURES } from "./sakura-sweet-pictures";
import type { HeroPlace, HeroScene, PictureRecipe } from "./scene";

/** What each picture of Sakura Sushi shows. */
export const SAKURA_PICTURES: Readonly<Record<string, PictureRecipe>> = {
  ...SAKURA_SUSHI_PICTURES,
  ...SAKURA_SWEET_PICTURES,
  ...SAKURA_KITCHEN_PICTURES,
};

const dish = (key: string, at: HeroPlace["at"], size: number, turn = 0): HeroPlace => ({
  ...(SAKURA_PICTURES[key] ?? on("slate", OMAKASE)),
  at,
  size,
  turn,
});

/** The counter at the top of Sakura's storefront. */
export const SAKURA_HERO: HeroScene = {
  props: [
    ["chopsticks", [0.955, 0.5]],
    ["blossom", [0.335, 0.12]],
    ["blossom", [0.66, 0.92]],
    ["soy", [0.33, 0.9]],
    ["ginger", [0.66, 0.1]],
  ],
  places: [
    dish("omakase", [0.5, 0.5], 1.28, -3),
    dish("tonkotsu-ramen", [0.14, 0.56], 1.16),
    dish("rainbow-roll", [0.83, 0.78], 0.82, 8),
    dish("sencha", [0.81, 0.2], 0.72),
    dish("edamame", [0.07, 0.02], 0.66),
  ],
};
