import type { DemoCategory } from "./demo-content";
import type { LuigiLocale } from "./luigi-pizza";

/** What Trattoria Luigi serves on holidays. */
export const LUIGI_FEASTS: readonly DemoCategory<LuigiLocale>[] = [
  {
    key: "menu-delle-feste",
    name: {
      it: "Menù delle feste",
      en: "Festive menu",
      de: "Festmenü",
      fr: "Menu de fête",
      ar: "قائمة الأعياد",
    },
    hidden: true,
    products: [
      {
        key: "bollito-misto",
        name: {
          it: "Gran bollito misto",
          en: "Grand bollito misto",
          de: "Großes Bollito misto",
          fr: "Grand bollito misto",
          ar: "بوليتو ميستو الكبير",
        },
        description: {
          it: "Sette tagli, sette salse, per due persone",
          en: "Seven cuts, seven sauces, for two",
          de: "Sieben Stücke Fleisch, sieben Saucen, für zwei Personen",
          fr: "Sept morceaux, sept sauces, pour deux",
          ar: "سبع قطع لحم وسبع صلصات، لشخصين",
        },
        price: 48,
        allergens: ["celery", "eggs", "fish", "mustard", "sulphites"],
        dietaryTags: [],
        picture: "bollito-misto",
      },
      {
        key: "panettone",
        name: {
          it: "Panettone di Luigi, 1 kg",
          en: "Luigi's panettone, 1 kg",
          de: "Luigis Panettone, 1 kg",
          fr: "Panettone de Luigi, 1 kg",
          ar: "بانيتوني لويجي، 1 كغ",
        },
        description: {
          it: "Lievito madre, arancia candita, tre giorni di lavoro",
          en: "Sourdough, candied orange, three days' work",
          de: "Sauerteig, kandierte Orange, drei Tage Arbeit",
          fr: "Levain naturel, orange confite, trois jours de travail",
          ar: "عجين مخمّر طبيعيًا، برتقال مسكّر، عمل ثلاثة أيام",
        },
        price: 34,
        stock: 20,
        allergens: ["gluten", "eggs", "milk"],
        dietaryTags: ["vegetarian"],
        picture: null,
      },
    ],
  },
];
