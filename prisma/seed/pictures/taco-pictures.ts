import type { HeroPlace, HeroScene, PictureRecipe } from "./scene";
import { TACO_KITCHEN_PICTURES } from "./taco-kitchen-pictures";
import { GUACAMOLE, on } from "./taco-larder";
import { TACO_SWEET_PICTURES } from "./taco-sweet-pictures";
import { TACO_TACO_PICTURES } from "./taco-taco-pictures";

/** What each picture of Taco Libre shows. */
export const TACO_PICTURES: Readonly<Record<string, PictureRecipe>> = {
  ...TACO_TACO_PICTURES,
  ...TACO_SWEET_PICTURES,
  ...TACO_KITCHEN_PICTURES,
};

const dish = (key: string, at: HeroPlace["at"], size: number, turn = 0): HeroPlace => ({
  ...(TACO_PICTURES[key] ?? on("bowl", GUACAMOLE)),
  at,
  size,
  turn,
});

/** The laid table at the top of Taco Libre's storefront. */
export const TACO_HERO: HeroScene = {
  props: [
    ["lime", [0.335, 0.88]],
    ["coriander", [0.66, 0.1]],
    ["chilli", [0.345, 0.12]],
    ["salsa", [0.665, 0.9]],
    ["lime", [0.97, 0.52]],
  ],
  places: [
    dish("al-pastor", [0.5, 0.5], 1.42, 10),
    dish("guacamole", [0.16, 0.7], 0.98),
    dish("nachos-libre", [0.86, 0.82], 0.98, -150),
    dish("margarita", [0.2, 0.16], 0.82),
    dish("elote", [0.83, 0.22], 0.82, -16),
  ],
};
