import type { IngredientUnit } from "@/lib/platform/db/generated/enums";

type StockedIngredient = {
  key: string;
  name: string;
  unit: IngredientUnit;
  /** What a delivery fills the shelf up to, in the unit. */
  full: number;
  /** What a unit costs, in major units. */
  cost: number;
};

type KitchenContent = {
  supplier: string;
  wasteNote: string;
  countNote: string;
  ingredients: readonly StockedIngredient[];
  /** What one portion takes, in the ingredients' units, by the dish's key. */
  recipes: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What an option takes in addition, wherever it is offered, by the names of group and option. */
  options: readonly { group: string; option: string; takes: Readonly<Record<string, number>> }[];
};

/** What the demo kitchens count: the dear and the perishable, not every herb. */
export const KITCHENS: Readonly<Record<string, KitchenContent>> = {
  luigi: {
    supplier: "Mercato di Porta Palazzo",
    wasteNote: "Scaduto",
    countNote: "Inventario del mese",
    ingredients: [
      { key: "dough", name: "Impasto per pizza", unit: "piece", full: 672, cost: 0.35 },
      { key: "mozzarella", name: "Mozzarella fior di latte", unit: "kg", full: 67, cost: 7.8 },
      { key: "bufala", name: "Mozzarella di bufala", unit: "kg", full: 19, cost: 13.5 },
      { key: "tomato", name: "Pomodoro San Marzano", unit: "kg", full: 77, cost: 2.9 },
      { key: "eggs", name: "Uova", unit: "piece", full: 576, cost: 0.28 },
      { key: "veal", name: "Vitello", unit: "kg", full: 35, cost: 19 },
      { key: "beef", name: "Manzo piemontese", unit: "kg", full: 48, cost: 16.5 },
      { key: "mascarpone", name: "Mascarpone", unit: "kg", full: 14, cost: 6.2 },
    ],
    recipes: {
      marinara: { dough: 1, tomato: 0.12 },
      margherita: { dough: 1, tomato: 0.1, mozzarella: 0.12 },
      bufala: { dough: 1, tomato: 0.1, bufala: 0.13 },
      diavola: { dough: 1, tomato: 0.1, mozzarella: 0.1 },
      "quattro-formaggi": { dough: 1, mozzarella: 0.1 },
      capricciosa: { dough: 1, tomato: 0.1, mozzarella: 0.1 },
      napoli: { dough: 1, tomato: 0.1, mozzarella: 0.1 },
      torinese: { dough: 1, mozzarella: 0.1 },
      "crudo-e-rucola": { dough: 1, mozzarella: 0.1 },
      "vitello-tonnato": { veal: 0.14, eggs: 1 },
      "tajarin-al-ragu": { eggs: 2, beef: 0.11 },
      "brasato-al-barolo": { beef: 0.24 },
      tagliata: { beef: 0.26 },
      carbonara: { eggs: 2 },
      tiramisu: { mascarpone: 0.09, eggs: 1 },
    },
    options: [{ group: "Aggiunte", option: "Mozzarella di bufala", takes: { bufala: 0.06 } }],
  },
  sakura: {
    supplier: "Frischeparadies",
    wasteNote: "Über dem Datum",
    countNote: "Monatsinventur",
    ingredients: [
      { key: "rice", name: "Sushi-Reis", unit: "kg", full: 112, cost: 3.2 },
      { key: "salmon", name: "Lachs", unit: "kg", full: 42, cost: 24 },
      { key: "tuna", name: "Thunfisch", unit: "kg", full: 29, cost: 32 },
      { key: "shrimp", name: "Garnelen", unit: "piece", full: 608, cost: 0.45 },
      { key: "avocado", name: "Avocado", unit: "piece", full: 224, cost: 1.1 },
      { key: "nori", name: "Nori", unit: "piece", full: 992, cost: 0.12 },
      { key: "noodles", name: "Ramen-Nudeln", unit: "piece", full: 272, cost: 0.55 },
      { key: "eel", name: "Aal", unit: "kg", full: 11, cost: 38 },
    ],
    recipes: {
      "nigiri-sake": { rice: 0.05, salmon: 0.04 },
      "nigiri-maguro": { rice: 0.05, tuna: 0.04 },
      "nigiri-ebi": { rice: 0.05, shrimp: 2 },
      "nigiri-unagi": { rice: 0.05, eel: 0.04 },
      "sake-maki": { rice: 0.08, salmon: 0.05, nori: 1 },
      "tekka-maki": { rice: 0.08, tuna: 0.05, nori: 1 },
      "avocado-maki": { rice: 0.08, avocado: 0.5, nori: 1 },
      "california-roll": { rice: 0.12, avocado: 0.5, nori: 1 },
      "rainbow-roll": { rice: 0.12, salmon: 0.05, tuna: 0.05 },
      "spicy-tuna-roll": { rice: 0.12, tuna: 0.08, nori: 1 },
      "dragon-roll": { rice: 0.12, eel: 0.05, avocado: 0.5 },
      "sake-don": { rice: 0.18, salmon: 0.14 },
      "tonkotsu-ramen": { noodles: 1 },
      "shoyu-ramen": { noodles: 1 },
      "ebi-tempura": { shrimp: 5 },
    },
    options: [
      { group: "Extras", option: "Extra Nudeln", takes: { noodles: 1 } },
      { group: "Extras", option: "Nori", takes: { nori: 1 } },
    ],
  },
  taco: {
    supplier: "Hill Country Provisions",
    wasteNote: "Past its date",
    countNote: "Monthly count",
    ingredients: [
      { key: "tortillas", name: "Corn tortillas", unit: "piece", full: 3520, cost: 0.08 },
      { key: "brisket", name: "Smoked brisket", unit: "kg", full: 61, cost: 14.5 },
      { key: "pork", name: "Pork shoulder", unit: "kg", full: 64, cost: 6.8 },
      { key: "chicken", name: "Chicken thighs", unit: "kg", full: 45, cost: 6.2 },
      { key: "shrimp", name: "Gulf shrimp", unit: "piece", full: 672, cost: 0.42 },
      { key: "avocado", name: "Avocados", unit: "piece", full: 260, cost: 0.95 },
      { key: "cheese", name: "Oaxaca cheese", unit: "kg", full: 24, cost: 9.5 },
      { key: "beans", name: "Black beans", unit: "kg", full: 42, cost: 1.9 },
    ],
    recipes: {
      "al-pastor": { tortillas: 2, pork: 0.1 },
      "brisket-taco": { tortillas: 2, brisket: 0.11 },
      carnitas: { tortillas: 2, pork: 0.1 },
      "pollo-asado": { tortillas: 2, chicken: 0.1 },
      camaron: { tortillas: 2, shrimp: 4 },
      hongos: { tortillas: 2 },
      quesadilla: { cheese: 0.12 },
      "birria-quesadilla": { cheese: 0.12, brisket: 0.09 },
      "nachos-libre": { cheese: 0.14, beans: 0.12 },
      guacamole: { avocado: 2 },
      "libre-burrito": { beans: 0.12, brisket: 0.14 },
      "california-burrito": { avocado: 0.5, cheese: 0.05 },
      "bean-burrito": { beans: 0.2, cheese: 0.05 },
      "burrito-bowl": { beans: 0.15, chicken: 0.14 },
      "fajita-bowl": { chicken: 0.16, avocado: 0.5 },
    },
    options: [
      { group: "Extras", option: "Guacamole", takes: { avocado: 0.5 } },
      { group: "Add", option: "Avocado", takes: { avocado: 0.5 } },
    ],
  },
};
