import type { DemoRestaurant } from "./demo-content";
import { LUIGI } from "./luigi";
import { SAKURA } from "./sakura";
import { TACO } from "./taco";

/** All demo restaurants, in the order in which they are seeded. */
export const DEMO_RESTAURANTS: readonly DemoRestaurant[] = [LUIGI, SAKURA, TACO];
