import type { DemoCategory } from "./demo-content";
import type { SakuraLocale } from "./sakura-rolls";

/** The weekday lunch of Sakura Sushi. */
export const SAKURA_LUNCH: readonly DemoCategory<SakuraLocale>[] = [
  {
    key: "mittagsmenue",
    name: { de: "Mittagsmenü", en: "Lunch sets", ja: "ランチセット" },
    served: [{ days: [2, 3, 4, 5], from: "12:00", to: "15:00" }],
    products: [
      {
        key: "mittags-bento",
        name: { de: "Mittags-Bento", en: "Lunch bento", ja: "ランチ弁当" },
        description: {
          de: "Teriyaki-Hähnchen, Maki, Salat und Misosuppe",
          en: "Teriyaki chicken, maki, salad and miso soup",
          ja: "照り焼きチキン、巻き寿司、サラダ、味噌汁",
        },
        price: 12.9,
        allergens: ["gluten", "soybeans", "sesame"],
        dietaryTags: ["dairy-free"],
        picture: "mittags-bento",
      },
      {
        key: "ramen-menue",
        name: { de: "Ramen mit Gyoza", en: "Ramen with gyoza", ja: "ラーメン・餃子セット" },
        description: {
          de: "Kleine Shoyu-Ramen und drei Gyoza",
          en: "A small shoyu ramen and three gyoza",
          ja: "醤油ラーメン小と餃子3個",
        },
        price: 13.5,
        allergens: ["gluten", "eggs", "soybeans", "sesame"],
        dietaryTags: ["dairy-free"],
        picture: "ramen-menue",
      },
    ],
  },
];
