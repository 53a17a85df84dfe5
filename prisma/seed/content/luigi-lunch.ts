import type { DemoCategory } from "./demo-content";
import type { LuigiLocale } from "./luigi-pizza";

/** The working lunch of Trattoria Luigi. */
export const LUIGI_LUNCH: readonly DemoCategory<LuigiLocale>[] = [
  {
    key: "pranzo-di-lavoro",
    name: {
      it: "Pranzo di lavoro",
      en: "Weekday lunch",
      de: "Mittagstisch",
      fr: "Déjeuner en semaine",
      ar: "غداء أيام العمل",
    },
    served: [{ days: [1, 2, 3, 4, 5], from: "12:00", to: "15:00" }],
    products: [
      {
        key: "primo-del-giorno",
        name: {
          it: "Primo del giorno",
          en: "Pasta of the day",
          de: "Pasta des Tages",
          fr: "Pâtes du jour",
          ar: "باستا اليوم",
        },
        description: {
          it: "Un piatto di pasta, acqua, pane e caffè",
          en: "A plate of pasta, water, bread and coffee",
          de: "Ein Teller Pasta, Wasser, Brot und Kaffee",
          fr: "Une assiette de pâtes, eau, pain et café",
          ar: "طبق باستا وماء وخبز وقهوة",
        },
        price: 11,
        allergens: ["gluten", "eggs", "milk"],
        dietaryTags: ["vegetarian"],
        optionGroups: [
          {
            name: "Sugo",
            names: { en: "Sauce", de: "Sauce", fr: "Sauce", ar: "الصلصة" },
            required: true,
            min: 1,
            max: 1,
            labels: ["Pomodoro e basilico", "Pesto di noci", "Burro e salvia"],
            translations: {
              en: ["Tomato and basil", "Walnut pesto", "Butter and sage"],
              de: ["Tomate und Basilikum", "Walnusspesto", "Butter und Salbei"],
              fr: ["Tomate et basilic", "Pesto de noix", "Beurre et sauge"],
              ar: ["طماطم وريحان", "بيستو الجوز", "زبدة ومريمية"],
            },
            preset: "Pomodoro e basilico",
            allergens: { "Pesto di noci": ["nuts"] },
          },
        ],
        picture: "primo-del-giorno",
      },
      {
        key: "secondo-del-giorno",
        name: {
          it: "Secondo del giorno",
          en: "Main of the day",
          de: "Hauptgericht des Tages",
          fr: "Plat du jour",
          ar: "الطبق الرئيسي لليوم",
        },
        description: {
          it: "Arrosto di vitello con contorno, acqua, pane e caffè",
          en: "Roast veal with a side, water, bread and coffee",
          de: "Kalbsbraten mit Beilage, Wasser, Brot und Kaffee",
          fr: "Rôti de veau avec accompagnement, eau, pain et café",
          ar: "لحم عجل مشوي مع طبق جانبي وماء وخبز وقهوة",
        },
        price: 14,
        allergens: ["gluten", "celery"],
        dietaryTags: ["dairy-free"],
        picture: "secondo-del-giorno",
      },
      {
        key: "insalatona",
        name: {
          it: "Insalatona",
          en: "Large salad",
          de: "Großer Salat",
          fr: "Grande salade",
          ar: "سلطة كبيرة",
        },
        description: {
          it: "Misticanza, tonno, uovo, fagiolini e patate",
          en: "Field leaves, tuna, egg, green beans and potatoes",
          de: "Blattsalate, Thunfisch, Ei, grüne Bohnen und Kartoffeln",
          fr: "Salade des champs, thon, œuf, haricots verts et pommes de terre",
          ar: "خضار ورقية وتونة وبيض وفاصولياء خضراء وبطاطس",
        },
        price: 10.5,
        allergens: ["fish", "eggs"],
        dietaryTags: ["gluten-free", "dairy-free"],
        picture: "insalatona",
      },
    ],
  },
];
