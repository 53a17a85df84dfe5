import type { DemoCategory, DemoOptionGroup } from "./demo-content";

export type LuigiLocale = "it" | "en" | "de";

const SIZE: DemoOptionGroup = {
  name: "Formato",
  required: true,
  min: 1,
  max: 1,
  labels: ["Normale", "Baby (-1.50)", "Maxi (+3.50)"],
};
const DOUGH: DemoOptionGroup = {
  name: "Impasto",
  required: false,
  min: 0,
  max: 1,
  labels: ["Classico 48 ore", "Integrale (+1.00)", "Senza glutine (+2.50)"],
};
const TOPPINGS: DemoOptionGroup = {
  name: "Aggiunte",
  required: false,
  min: 0,
  max: 5,
  labels: [
    "Mozzarella di bufala (+2.50)",
    "Prosciutto crudo (+2.50)",
    "Salamino piccante (+1.80)",
    "Acciughe (+1.80)",
    "Funghi (+1.50)",
    "Olive taggiasche (+1.50)",
    "Rucola (+1.00)",
    "Cipolla rossa (+0.80)",
  ],
};
const REMOVE: DemoOptionGroup = {
  name: "Togli",
  required: false,
  min: 0,
  max: 3,
  labels: ["Senza aglio", "Senza basilico", "Senza mozzarella (-1.00)"],
};
const PIZZA_OPTIONS = [SIZE, DOUGH, TOPPINGS, REMOVE];

/** Pizza of Trattoria Luigi. */
export const LUIGI_PIZZA: readonly DemoCategory<LuigiLocale>[] = [
  {
    key: "pizze-classiche",
    name: { it: "Pizze classiche", en: "Classic pizzas", de: "Klassische Pizzen" },
    products: [
      {
        key: "marinara",
        name: { it: "Marinara", en: "Marinara", de: "Marinara" },
        description: {
          it: "San Marzano, aglio di Vessalico, origano di montagna, olio extravergine",
          en: "San Marzano tomatoes, Vessalico garlic, mountain oregano, extra virgin olive oil",
          de: "San-Marzano-Tomaten, Vessalico-Knoblauch, Bergoregano, natives Olivenöl",
        },
        price: 7,
        allergens: ["gluten"],
        dietaryTags: ["vegan", "vegetarian", "dairy-free"],
        optionGroups: PIZZA_OPTIONS,
        picture: "marinara",
      },
      {
        key: "margherita",
        name: { it: "Margherita", en: "Margherita", de: "Margherita" },
        description: {
          it: "San Marzano, fior di latte, basilico fresco. Quella da cui si giudica una pizzeria",
          en: "San Marzano tomatoes, fior di latte, fresh basil. The one a pizzeria is judged by",
          de: "San-Marzano-Tomaten, Fior di latte, frisches Basilikum. An ihr misst man eine Pizzeria",
        },
        price: 8.5,
        allergens: ["gluten", "milk"],
        dietaryTags: ["vegetarian"],
        optionGroups: PIZZA_OPTIONS,
        picture: "margherita",
      },
      {
        key: "bufala",
        name: { it: "Bufala DOP", en: "Buffalo mozzarella", de: "Büffelmozzarella" },
        description: {
          it: "Mozzarella di bufala campana aggiunta a crudo, datterini, basilico",
          en: "Campanian buffalo mozzarella added after baking, datterini tomatoes, basil",
          de: "Büffelmozzarella aus Kampanien, nach dem Backen aufgelegt, Datteltomaten, Basilikum",
        },
        price: 11.5,
        allergens: ["gluten", "milk"],
        dietaryTags: ["vegetarian"],
        optionGroups: PIZZA_OPTIONS,
        picture: "bufala",
      },
      {
        key: "diavola",
        name: { it: "Diavola", en: "Diavola", de: "Diavola" },
        description: {
          it: "Fior di latte, salamino piccante calabrese, peperoncino, olio al rosmarino",
          en: "Fior di latte, spicy Calabrian salami, chilli, rosemary oil",
          de: "Fior di latte, scharfe kalabrische Salami, Chili, Rosmarinöl",
        },
        price: 10.5,
        allergens: ["gluten", "milk"],
        dietaryTags: ["spicy"],
        optionGroups: PIZZA_OPTIONS,
        picture: "diavola",
      },
      {
        key: "quattro-formaggi",
        name: { it: "Quattro formaggi", en: "Four cheeses", de: "Vier Käse" },
        description: {
          it: "Fior di latte, gorgonzola dolce, toma piemontese, parmigiano di 24 mesi",
          en: "Fior di latte, sweet gorgonzola, Piedmontese toma, 24-month parmesan",
          de: "Fior di latte, milder Gorgonzola, piemontesischer Toma, 24 Monate gereifter Parmesan",
        },
        price: 11,
        discountPrice: 9.9,
        allergens: ["gluten", "milk"],
        dietaryTags: ["vegetarian"],
        optionGroups: PIZZA_OPTIONS,
        picture: "quattro-formaggi",
      },
      {
        key: "capricciosa",
        name: { it: "Capricciosa", en: "Capricciosa", de: "Capricciosa" },
        description: {
          it: "Prosciutto cotto alla brace, funghi, carciofi, olive taggiasche, fior di latte",
          en: "Grilled cooked ham, mushrooms, artichokes, Taggiasca olives, fior di latte",
          de: "Gegrillter Kochschinken, Pilze, Artischocken, Taggiasca-Oliven, Fior di latte",
        },
        price: 11,
        allergens: ["gluten", "milk", "sulphites"],
        dietaryTags: [],
        optionGroups: PIZZA_OPTIONS,
        picture: "capricciosa",
      },
      {
        key: "napoli",
        name: { it: "Napoli", en: "Napoli", de: "Napoli" },
        description: {
          it: "Acciughe del Cantabrico, capperi di Pantelleria, origano, fior di latte",
          en: "Cantabrian anchovies, Pantelleria capers, oregano, fior di latte",
          de: "Sardellen aus Kantabrien, Kapern aus Pantelleria, Oregano, Fior di latte",
        },
        price: 10,
        allergens: ["gluten", "milk", "fish"],
        dietaryTags: [],
        optionGroups: PIZZA_OPTIONS,
        picture: "napoli",
      },
      {
        key: "ortolana",
        name: { it: "Ortolana", en: "Garden vegetables", de: "Gartengemüse" },
        description: {
          it: "Melanzane, peperoni e zucchine grigliati, cipolla rossa, fior di latte",
          en: "Grilled aubergine, peppers and courgette, red onion, fior di latte",
          de: "Gegrillte Auberginen, Paprika und Zucchini, rote Zwiebel, Fior di latte",
        },
        price: 10,
        allergens: ["gluten", "milk"],
        dietaryTags: ["vegetarian"],
        optionGroups: PIZZA_OPTIONS,
        picture: "ortolana",
      },
    ],
  },
  {
    key: "pizze-della-casa",
    name: { it: "Pizze della casa", en: "House pizzas", de: "Pizzen des Hauses" },
    products: [
      {
        key: "torinese",
        name: { it: "La Torinese", en: "La Torinese", de: "La Torinese" },
        description: {
          it: "Crema di toma, salsiccia di Bra cruda, nocciole tostate delle Langhe",
          en: "Toma cream, raw Bra veal sausage, toasted Langhe hazelnuts",
          de: "Toma-Creme, rohe Kalbswurst aus Bra, geröstete Haselnüsse aus den Langhe",
        },
        price: 14,
        allergens: ["gluten", "milk", "nuts"],
        dietaryTags: [],
        optionGroups: PIZZA_OPTIONS,
        picture: "torinese",
      },
      {
        key: "crudo-e-rucola",
        name: { it: "Crudo e rucola", en: "Prosciutto and rocket", de: "Rohschinken und Rucola" },
        description: {
          it: "Crudo di Cuneo, rucola selvatica, scaglie di parmigiano, fior di latte",
          en: "Cuneo prosciutto, wild rocket, shaved parmesan, fior di latte",
          de: "Rohschinken aus Cuneo, wilder Rucola, Parmesanspäne, Fior di latte",
        },
        price: 13,
        allergens: ["gluten", "milk"],
        dietaryTags: [],
        optionGroups: PIZZA_OPTIONS,
        picture: "crudo-e-rucola",
      },
      {
        key: "porcini",
        name: { it: "Porcini", en: "Porcini", de: "Steinpilze" },
        description: {
          it: "Porcini trifolati, fior di latte affumicato, prezzemolo. In bianco",
          en: "Porcini sautéed with garlic, smoked fior di latte, parsley. No tomato",
          de: "Gebratene Steinpilze, geräucherter Fior di latte, Petersilie. Ohne Tomate",
        },
        price: 14.5,
        stock: 12,
        allergens: ["gluten", "milk"],
        dietaryTags: ["vegetarian"],
        optionGroups: PIZZA_OPTIONS,
        picture: "porcini",
      },
      {
        key: "tonno-e-cipolla",
        name: { it: "Tonno e cipolla", en: "Tuna and onion", de: "Thunfisch und Zwiebel" },
        description: {
          it: "Ventresca di tonno, cipolla rossa di Tropea, capperi, fior di latte",
          en: "Tuna belly, Tropea red onion, capers, fior di latte",
          de: "Thunfischbauch, rote Tropea-Zwiebel, Kapern, Fior di latte",
        },
        price: 11.5,
        allergens: ["gluten", "milk", "fish"],
        dietaryTags: [],
        optionGroups: PIZZA_OPTIONS,
        picture: "tonno-e-cipolla",
      },
      {
        key: "vegana-di-stagione",
        name: { it: "Vegana di stagione", en: "Seasonal vegan", de: "Vegan der Saison" },
        description: {
          it: "Crema di zucca, broccoli arrostiti, olive, mandorle salate",
          en: "Pumpkin cream, roasted broccoli, olives, salted almonds",
          de: "Kürbiscreme, gerösteter Brokkoli, Oliven, gesalzene Mandeln",
        },
        price: 11,
        allergens: ["gluten", "nuts"],
        dietaryTags: ["vegan", "vegetarian", "dairy-free"],
        optionGroups: [SIZE, DOUGH],
        picture: "vegana-di-stagione",
      },
    ],
  },
];
