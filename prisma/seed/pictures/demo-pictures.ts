import { DEMO_LOGOS } from "./logos";
import { LUIGI_TABLE } from "./luigi-larder";
import { LUIGI_HERO, LUIGI_PICTURES } from "./luigi-pictures";
import { SAKURA_TABLE } from "./sakura-larder";
import { SAKURA_HERO, SAKURA_PICTURES } from "./sakura-pictures";
import type { HeroScene, PictureRecipe } from "./scene";
import type { TableLook } from "./table";
import { TACO_TABLE } from "./taco-larder";
import { TACO_HERO, TACO_PICTURES } from "./taco-pictures";

/** All pictures of one demo restaurant. */
export interface RestaurantPictures {
  look: TableLook;
  dishes: Readonly<Record<string, PictureRecipe>>;
  hero: HeroScene;
  logo: string;
}

/** The key of the wide picture that every restaurant has. */
export const HERO_KEY = "hero";

/** The key of the logo. */
export const LOGO_KEY = "logo";

/** The pictures of the demo restaurants, by slug. */
export const DEMO_PICTURES: Readonly<Record<string, RestaurantPictures>> = {
  luigi: { look: LUIGI_TABLE, dishes: LUIGI_PICTURES, hero: LUIGI_HERO, logo: DEMO_LOGOS.luigi ?? "" },
  sakura: { look: SAKURA_TABLE, dishes: SAKURA_PICTURES, hero: SAKURA_HERO, logo: DEMO_LOGOS.sakura ?? "" },
  taco: { look: TACO_TABLE, dishes: TACO_PICTURES, hero: TACO_HERO, logo: DEMO_LOGOS.taco ?? "" },
};
