import type { DemoOptionGroup } from "./demo-content";

const WASABI: DemoOptionGroup = {
  name: "Wasabi",
  names: { en: "Wasabi", ja: "わさび" },
  required: true,
  min: 1,
  max: 1,
  labels: ["Mit Wasabi", "Wenig Wasabi", "Ohne Wasabi"],
  translations: { en: ["With wasabi", "A little wasabi", "No wasabi"], ja: ["あり", "少なめ", "なし"] },
  preset: "Mit Wasabi",
};
/** How much and which rice. */
export const RICE: DemoOptionGroup = {
  name: "Reis",
  names: { en: "Rice", ja: "シャリ" },
  required: false,
  min: 0,
  max: 1,
  labels: ["Sushireis", "Vollkornreis (+1.00)", "Wenig Reis (-0.50)"],
  translations: { en: ["Sushi rice", "Brown rice", "Less rice"], ja: ["酢飯", "玄米", "シャリ少なめ"] },
  preset: "Sushireis",
};
const ON_THE_SIDE: DemoOptionGroup = {
  name: "Dazu",
  names: { en: "On the side", ja: "追加" },
  required: false,
  min: 0,
  max: 3,
  labels: [
    "Extra Ingwer (+0.50)",
    "Extra Wasabi (+0.50)",
    "Glutenfreie Sojasauce (+0.80)",
    "Spicy Mayo (+1.00)",
  ],
  translations: {
    en: ["Extra ginger", "Extra wasabi", "Gluten-free soy sauce", "Spicy mayo"],
    ja: ["ガリ追加", "わさび追加", "グルテンフリー醤油", "スパイシーマヨネーズ"],
  },
  allergens: { "Glutenfreie Sojasauce (+0.80)": ["soybeans"], "Spicy Mayo (+1.00)": ["eggs", "mustard"] },
};
/** What a guest may choose with nigiri, maki and rolls. */
export const ROLL_OPTIONS = [WASABI, RICE, ON_THE_SIDE];
