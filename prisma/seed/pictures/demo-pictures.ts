import { LUIGI_HERO, LUIGI_PICTURES, LUIGI_TABLE } from "./luigi-pictures";
import type { PictureRecipe } from "./picture-recipe";
import { SAKURA_HERO, SAKURA_PICTURES, SAKURA_TABLE } from "./sakura-pictures";
import type { HeroPlace, TableLook } from "./scene";
import { TACO_HERO, TACO_PICTURES, TACO_TABLE } from "./taco-pictures";

/** All pictures of one demo restaurant. */
export interface RestaurantPictures {
  look: TableLook;
  dishes: Readonly<Record<string, PictureRecipe>>;
  hero: readonly HeroPlace[];
}

/** The key of the wide picture that every restaurant has. */
export const HERO_KEY = "hero";

/** The pictures of the demo restaurants, by slug. */
export const DEMO_PICTURES: Readonly<Record<string, RestaurantPictures>> = {
  luigi: { look: LUIGI_TABLE, dishes: LUIGI_PICTURES, hero: LUIGI_HERO },
  sakura: { look: SAKURA_TABLE, dishes: SAKURA_PICTURES, hero: SAKURA_HERO },
  taco: { look: TACO_TABLE, dishes: TACO_PICTURES, hero: TACO_HERO },
};
