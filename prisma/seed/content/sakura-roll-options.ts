import type { DemoOptionGroup } from "./demo-content";

const WASABI: DemoOptionGroup = {
  name: "Wasabi",
  required: true,
  min: 1,
  max: 1,
  labels: ["Mit Wasabi", "Wenig Wasabi", "Ohne Wasabi"],
};
/** How much and which rice. */
export const RICE: DemoOptionGroup = {
  name: "Reis",
  required: false,
  min: 0,
  max: 1,
  labels: ["Sushireis", "Vollkornreis (+1.00)", "Wenig Reis (-0.50)"],
};
const ON_THE_SIDE: DemoOptionGroup = {
  name: "Dazu",
  required: false,
  min: 0,
  max: 3,
  labels: [
    "Extra Ingwer (+0.50)",
    "Extra Wasabi (+0.50)",
    "Glutenfreie Sojasauce (+0.80)",
    "Spicy Mayo (+1.00)",
  ],
};
/** What a guest may choose with nigiri, maki and rolls. */
export const ROLL_OPTIONS = [WASABI, RICE, ON_THE_SIDE];
