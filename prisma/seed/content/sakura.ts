import type { DemoRestaurant } from "./demo-content";
import { everyDay } from "./opening-hours";
import { SAKURA_KITCHEN } from "./sakura-kitchen";
import { SAKURA_LUNCH } from "./sakura-lunch";
import { SAKURA_ROLLS, type SakuraLocale } from "./sakura-rolls";
import { SAKURA_SWEETS_AND_DRINKS } from "./sakura-sweets-and-drinks";

const LUNCH = { open: "11:30", close: "15:00" };
const DINNER = { open: "17:30", close: "22:30" };
const LATE_DINNER = { open: "17:30", close: "00:30" };

/** Sakura Sushi, Berlin: real opening hours, closed on Mondays, cash only. */
export const SAKURA: DemoRestaurant<SakuraLocale> = {
  slug: "sakura",
  name: "Sakura Sushi",
  cuisines: ["japanese", "sushi"],
  tagline: {
    de: "Edomae-Sushi und heiße Schalen in Berlin-Mitte",
    en: "Edomae sushi and hot bowls in Berlin-Mitte",
    ja: "ベルリンの江戸前寿司と温かい丼",
  },
  about: {
    de: "Meister Kenji Arai schneidet, seine Schwester Yumi kocht. Der Fisch kommt dreimal die Woche, der Reis aus Niigata, und der Tresen hat Platz für acht.",
    en: "Kenji Arai cuts, his sister Yumi cooks. Fish arrives three times a week, the rice comes from Niigata, and the counter seats eight.",
    ja: "握るのは新井健二、煮炊きは妹の由美。魚は週に三度届き、米は新潟産。カウンターは八席です。",
  },
  street: "Rosenthaler Straße 51",
  postalCode: "10178",
  city: "Berlin",
  country: "DE",
  phone: "+49 30 5550 0187",
  email: "hallo@sakura.example",
  latitude: 52.52,
  longitude: 13.405,
  timeZone: "Europe/Berlin",
  currency: "EUR",
  locales: ["de", "en", "ja"],
  accentColor: "oklch(0.5 0.15 5)",
  headingFont: "instrument-sans",
  cardPayments: false,
  deliveryRadiusKm: 4,
  deliveryFee: 3,
  deliveryMinimum: 20,
  hours: {
    pickup: { ...everyDay(LUNCH, DINNER), monday: [], friday: [LUNCH, LATE_DINNER], saturday: [LATE_DINNER] },
    delivery: { ...everyDay(DINNER), monday: [] },
    reservation: {
      ...everyDay({ open: "12:00", close: "14:30" }, { open: "18:00", close: "22:00" }),
      monday: [],
      saturday: [{ open: "18:00", close: "00:00" }],
    },
  },
  tables: [
    { name: "T1", seats: 2, area: "Tresen" },
    { name: "T2", seats: 2, area: "Tresen" },
    { name: "T3", seats: 2, area: "Tresen" },
    { name: "T4", seats: 2, area: "Tresen" },
    { name: "S1", seats: 4, area: "Saal" },
    { name: "S2", seats: 4, area: "Saal" },
    { name: "S3", seats: 4, area: "Saal" },
    { name: "Tatami", seats: 6, area: "Tatami-Zimmer" },
  ],
  combinableTables: [
    ["T1", "T2"],
    ["T3", "T4"],
    ["S1", "S2"],
  ],
  reservations: {
    minPartySize: 1,
    maxPartySize: 8,
    slotLengthMinutes: 90,
    slotIntervalMinutes: 30,
    leadTimeMinutes: 120,
    daysAhead: 30,
  },
  coupons: [],
  legalName: "Sakura Gastronomie GmbH",
  vatNumber: "DE123456789",
  tax: {
    classes: [
      { key: "food", name: "USt. Speisen", rates: { pickup: 7, delivery: 7, dineIn: 7 } },
      { key: "drinks", name: "USt. Getränke", rates: { pickup: 19, delivery: 19, dineIn: 19 } },
    ],
    delivery: null,
  },
  heroPicture: "hero",
  menu: [...SAKURA_ROLLS, ...SAKURA_KITCHEN, ...SAKURA_LUNCH, ...SAKURA_SWEETS_AND_DRINKS],
};
