import type { DemoOptionGroup } from "./demo-content";

export const SIZE: DemoOptionGroup = {
  name: "Formato",
  names: { en: "Size", de: "Größe", fr: "Taille", ar: "الحجم" },
  required: true,
  min: 1,
  max: 1,
  labels: ["Normale", "Baby (-1.50)", "Maxi (+3.50)"],
  translations: {
    en: ["Regular", "Small", "Large"],
    de: ["Normal", "Klein", "Groß"],
    fr: ["Normale", "Petite", "Grande"],
    ar: ["عادي", "صغير", "كبير"],
  },
  preset: "Normale",
};
export const DOUGH: DemoOptionGroup = {
  name: "Impasto",
  names: { en: "Dough", de: "Teig", fr: "Pâte", ar: "العجينة" },
  required: false,
  min: 0,
  max: 1,
  labels: ["Classico 48 ore", "Integrale (+1.00)", "Senza glutine (+2.50)"],
  translations: {
    en: ["Classic, 48 hours", "Wholemeal", "Gluten-free"],
    de: ["Klassisch, 48 Stunden", "Vollkorn", "Glutenfrei"],
    fr: ["Classique, 48 heures", "Complète", "Sans gluten"],
    ar: ["كلاسيكية، 48 ساعة", "قمح كامل", "خالية من الغلوتين"],
  },
  preset: "Classico 48 ore",
  allergens: { "Senza glutine (+2.50)": ["soybeans"] },
};
const TOPPINGS: DemoOptionGroup = {
  name: "Aggiunte",
  names: { en: "Extra toppings", de: "Extra Belag", fr: "Suppléments", ar: "إضافات" },
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
  translations: {
    en: [
      "Buffalo mozzarella",
      "Parma ham",
      "Spicy salami",
      "Anchovies",
      "Mushrooms",
      "Taggiasca olives",
      "Rocket",
      "Red onion",
    ],
    de: [
      "Büffelmozzarella",
      "Rohschinken",
      "Scharfe Salami",
      "Sardellen",
      "Champignons",
      "Taggiasca-Oliven",
      "Rucola",
      "Rote Zwiebel",
    ],
    fr: [
      "Mozzarella de bufflonne",
      "Jambon cru",
      "Salami piquant",
      "Anchois",
      "Champignons",
      "Olives taggiasche",
      "Roquette",
      "Oignon rouge",
    ],
    ar: [
      "موتزاريلا الجاموس",
      "لحم خنزير مقدد",
      "سلامي حار",
      "أنشوفة",
      "فطر",
      "زيتون تاجاسكا",
      "جرجير",
      "بصل أحمر",
    ],
  },
  allergens: { "Mozzarella di bufala (+2.50)": ["milk"], "Acciughe (+1.80)": ["fish"] },
};
const REMOVE: DemoOptionGroup = {
  name: "Togli",
  names: { en: "Leave out", de: "Weglassen", fr: "Sans", ar: "بدون" },
  required: false,
  min: 0,
  max: 3,
  labels: ["Senza aglio", "Senza basilico", "Senza mozzarella (-1.00)"],
  translations: {
    en: ["No garlic", "No basil", "No mozzarella"],
    de: ["Ohne Knoblauch", "Ohne Basilikum", "Ohne Mozzarella"],
    fr: ["Sans ail", "Sans basilic", "Sans mozzarella"],
    ar: ["بدون ثوم", "بدون ريحان", "بدون موتزاريلا"],
  },
};
/** What a pizza of Trattoria Luigi can be ordered with. */
export const PIZZA_OPTIONS = [SIZE, DOUGH, TOPPINGS, REMOVE];
