import type { DemoRestaurant } from "./demo-content";
import { LUIGI_DRINKS } from "./luigi-drinks";
import { LUIGI_FEASTS } from "./luigi-feasts";
import { LUIGI_LUNCH } from "./luigi-lunch";
import { LUIGI_MAINS_AND_SIDES } from "./luigi-mains-and-sides";
import { LUIGI_PASTA } from "./luigi-pasta";
import { LUIGI_PIZZA, type LuigiLocale } from "./luigi-pizza";
import { LUIGI_STARTERS } from "./luigi-starters";
import { LUIGI_SWEETS } from "./luigi-sweets";
import { ALL_HOURS, everyDay } from "./opening-hours";

const LUNCH = { open: "12:00", close: "14:30" };
const DINNER = { open: "19:00", close: "23:00" };
const LATE_DINNER = { open: "19:00", close: "00:30" };

/** Trattoria Luigi, Turin: takes orders at all hours, seats guests at lunch and dinner. */
export const LUIGI: DemoRestaurant<LuigiLocale> = {
  slug: "luigi",
  name: "Trattoria Luigi",
  cuisines: ["italian", "pizza"],
  tagline: {
    it: "Cucina piemontese e pizza a lunga lievitazione, dal 1974",
    en: "Piedmontese cooking and slow-risen pizza since 1974",
    de: "Piemontesische Küche und Pizza mit langer Teigruhe, seit 1974",
    fr: "Cuisine piémontaise et pizza à longue fermentation depuis 1974",
    ar: "مطبخ بييمونتي وبيتزا مختمرة ببطء منذ 1974",
  },
  about: {
    it: "Tre generazioni ai fornelli, un forno a legna e dodici tavoli dietro Piazza Vittorio. La pasta si tira ogni mattina; quando finisce, finisce.",
    en: "Three generations at the stove, one wood oven and twelve tables behind Piazza Vittorio. Pasta is rolled every morning; when it is gone, it is gone.",
    de: "Drei Generationen am Herd, ein Holzofen und zwölf Tische hinter der Piazza Vittorio. Die Pasta entsteht jeden Morgen; was aus ist, ist aus.",
    fr: "Trois générations aux fourneaux, un four à bois et douze tables derrière la Piazza Vittorio. Les pâtes sont étalées chaque matin ; quand il n’y en a plus, il n’y en a plus.",
    ar: "ثلاثة أجيال أمام الموقد، وفرن حطب واثنتا عشرة طاولة خلف ساحة فيتوريو. تُعجن الباستا كل صباح؛ وإذا نفدت فقد نفدت.",
  },
  street: "Via Carlo Alberto 32",
  postalCode: "10123",
  city: "Torino",
  country: "IT",
  phone: "+39 011 555 0142",
  email: "ciao@luigi.example",
  latitude: 45.0703,
  longitude: 7.6869,
  timeZone: "Europe/Rome",
  currency: "EUR",
  locales: ["it", "en", "de", "fr", "ar"],
  accentColor: "oklch(0.48 0.16 28)",
  headingFont: "fraunces",
  cardPayments: true,
  deliveryRadiusKm: 5,
  deliveryFee: 2.5,
  deliveryMinimum: 0,
  hours: {
    pickup: ALL_HOURS,
    delivery: ALL_HOURS,
    reservation: {
      ...everyDay(LUNCH, DINNER),
      friday: [LUNCH, LATE_DINNER],
      saturday: [LUNCH, LATE_DINNER],
    },
  },
  tables: [
    { name: "1", seats: 2, area: "Sala" },
    { name: "2", seats: 2, area: "Sala" },
    { name: "3", seats: 2, area: "Sala" },
    { name: "4", seats: 4, area: "Sala" },
    { name: "5", seats: 4, area: "Sala" },
    { name: "6", seats: 4, area: "Sala" },
    { name: "7", seats: 4, area: "Sala" },
    { name: "8", seats: 6, area: "Sala" },
    { name: "9", seats: 8, area: "Sala" },
    { name: "10", seats: 2, area: "Cortile" },
    { name: "11", seats: 4, area: "Cortile" },
    { name: "12", seats: 4, area: "Cortile" },
  ],
  combinableTables: [
    ["1", "2"],
    ["4", "5"],
    ["8", "9"],
    ["11", "12"],
  ],
  reservations: {
    minPartySize: 1,
    maxPartySize: 12,
    slotLengthMinutes: 90,
    slotIntervalMinutes: 30,
    leadTimeMinutes: 60,
    daysAhead: 60,
  },
  coupons: [{ code: "WELCOME10", type: "percent", value: 10 }],
  legalName: "Trattoria Luigi di L. Ferrero S.n.c.",
  vatNumber: "IT01234567890",
  tax: {
    classes: [
      { key: "food", name: "IVA somministrazione", rates: { pickup: 10, delivery: 10, dineIn: 10 } },
      // Wine and beer are served at the rate of food, and sold as goods.
      { key: "alcohol", name: "IVA bevande alcoliche", rates: { pickup: 22, delivery: 22, dineIn: 10 } },
    ],
    delivery: null,
  },
  heroPicture: "hero",
  menu: [
    ...LUIGI_STARTERS,
    ...LUIGI_PASTA,
    ...LUIGI_MAINS_AND_SIDES,
    ...LUIGI_PIZZA,
    ...LUIGI_LUNCH,
    ...LUIGI_SWEETS,
    ...LUIGI_DRINKS,
    ...LUIGI_FEASTS,
  ],
};
