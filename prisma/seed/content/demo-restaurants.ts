import { readFileSync } from "node:fs";
import path from "node:path";
import { DemoFacts, type DemoRestaurant } from "./demo-content";
import { readDemoMenu } from "./read-demo-menu";

/** Beside this file; commands and tests run in the project's folder, a bundle of this file elsewhere. */
const FOLDER = path.join(process.cwd(), "prisma/seed/content");

function readRestaurant(slug: string): DemoRestaurant {
  const file = (ending: string) => readFileSync(path.join(FOLDER, `${slug}.${ending}`), "utf8");
  const facts = DemoFacts.parse(JSON.parse(file("json")));
  return { ...facts, menu: readDemoMenu(facts, file("csv")) };
}

/** All demo restaurants, in the order in which they are seeded. */
export const DEMO_RESTAURANTS: readonly DemoRestaurant[] = ["luigi", "sakura", "taco"].map(readRestaurant);
