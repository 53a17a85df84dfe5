import type { DemoCategory, DemoOptionGroup } from "./demo-content";
import type { LuigiLocale } from "./luigi-pizza";

const COOKING: DemoOptionGroup = {
  name: "Cottura",
  names: { en: "Cooked", de: "Garstufe" },
  required: true,
  min: 1,
  max: 1,
  labels: ["Al sangue", "Media", "Ben cotta"],
  translations: { en: ["Rare", "Medium", "Well done"], de: ["Blutig", "Medium", "Durchgebraten"] },
};

/** Main courses and sides of Trattoria Luigi. */
export const LUIGI_MAINS_AND_SIDES: readonly DemoCategory<LuigiLocale>[] = [
  {
    key: "secondi",
    name: { it: "Secondi", en: "Main courses", de: "Hauptgerichte" },
    products: [
      {
        key: "brasato-al-barolo",
        name: { it: "Brasato al Barolo", en: "Beef braised in Barolo", de: "Rinderschmorbraten in Barolo" },
        description: {
          it: "Cappello del prete di Fassona, dodici ore di marinatura, purè di patate",
          en: "Fassona shoulder marinated for twelve hours, potato purée",
          de: "Fassona-Schulter, zwölf Stunden mariniert, Kartoffelpüree",
        },
        price: 19,
        allergens: ["celery", "milk", "sulphites"],
        dietaryTags: ["gluten-free"],
        picture: "brasato-al-barolo",
      },
      {
        key: "tagliata",
        name: { it: "Tagliata di Fassona", en: "Sliced Fassona steak", de: "Tagliata vom Fassona-Rind" },
        description: {
          it: "Controfiletto alla brace, rosmarino, sale di Cervia, rucola",
          en: "Grilled sirloin, rosemary, Cervia salt, rocket",
          de: "Gegrilltes Roastbeef, Rosmarin, Salz aus Cervia, Rucola",
        },
        price: 22,
        allergens: [],
        dietaryTags: ["gluten-free", "dairy-free"],
        optionGroups: [COOKING],
        picture: "tagliata",
      },
      {
        key: "pollo-alla-cacciatora",
        name: { it: "Pollo alla cacciatora", en: "Hunter's chicken", de: "Hähnchen nach Jägerart" },
        description: {
          it: "Pollo ruspante, pomodoro, peperoni, olive nere",
          en: "Free-range chicken, tomato, peppers, black olives",
          de: "Freilandhähnchen, Tomate, Paprika, schwarze Oliven",
        },
        price: 16,
        allergens: ["celery", "sulphites"],
        dietaryTags: ["gluten-free", "dairy-free"],
        picture: "pollo-alla-cacciatora",
      },
      {
        key: "fritto-misto",
        name: { it: "Fritto misto di mare", en: "Mixed fried seafood", de: "Frittierte Meeresfrüchte" },
        description: {
          it: "Calamari, gamberi e alici in semola, limone di Sorrento",
          en: "Squid, prawns and anchovies in semolina, Sorrento lemon",
          de: "Kalmare, Garnelen und Sardellen in Grieß, Zitrone aus Sorrent",
        },
        price: 18,
        stock: 0,
        allergens: ["gluten", "fish", "crustaceans", "molluscs"],
        dietaryTags: ["dairy-free"],
        picture: "fritto-misto",
      },
      {
        key: "parmigiana",
        name: { it: "Parmigiana di melanzane", en: "Aubergine parmigiana", de: "Auberginen-Parmigiana" },
        description: {
          it: "Melanzane fritte due volte, pomodoro, provola affumicata",
          en: "Twice-fried aubergine, tomato, smoked provola",
          de: "Zweimal frittierte Auberginen, Tomate, geräucherter Provola",
        },
        price: 13,
        allergens: ["milk", "gluten"],
        dietaryTags: ["vegetarian"],
        picture: "parmigiana",
      },
    ],
  },
  {
    key: "contorni",
    name: { it: "Contorni", en: "Sides", de: "Beilagen" },
    products: [
      {
        key: "patate-al-forno",
        name: { it: "Patate al forno", en: "Roast potatoes", de: "Ofenkartoffeln" },
        description: {
          it: "Rosmarino e aglio in camicia",
          en: "Rosemary and whole garlic",
          de: "Rosmarin und ganzer Knoblauch",
        },
        price: 5,
        allergens: [],
        dietaryTags: ["vegan", "vegetarian", "gluten-free", "dairy-free"],
        picture: "patate-al-forno",
      },
      {
        key: "insalata-mista",
        name: { it: "Insalata mista", en: "Mixed salad", de: "Gemischter Salat" },
        description: {
          it: "Misticanza, pomodori, carote, aceto di Barolo",
          en: "Field leaves, tomatoes, carrots, Barolo vinegar",
          de: "Blattsalate, Tomaten, Karotten, Barolo-Essig",
        },
        price: 5.5,
        allergens: ["sulphites"],
        dietaryTags: ["vegan", "vegetarian", "gluten-free", "dairy-free"],
        picture: "insalata-mista",
      },
      {
        key: "focaccia",
        name: { it: "Focaccia al rosmarino", en: "Rosemary focaccia", de: "Rosmarin-Focaccia" },
        description: {
          it: "Dal forno a legna, sale grosso, olio ligure",
          en: "From the wood oven, coarse salt, Ligurian oil",
          de: "Aus dem Holzofen, grobes Salz, ligurisches Öl",
        },
        price: 4.5,
        allergens: ["gluten"],
        dietaryTags: ["vegan", "vegetarian", "dairy-free"],
        picture: "focaccia",
      },
    ],
  },
];
