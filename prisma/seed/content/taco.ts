import type { DemoRestaurant } from "./demo-content";
import { ALL_HOURS, everyDay } from "./opening-hours";
import { TACO_BRUNCH } from "./taco-brunch";
import { TACO_KITCHEN } from "./taco-kitchen";
import { TACO_SWEETS_AND_DRINKS } from "./taco-sweets-and-drinks";
import { TACO_TACOS, type TacoLocale } from "./taco-tacos";

const EVENING = { open: "17:00", close: "23:00" };
const LATE_EVENING = { open: "17:00", close: "01:00" };

/** Taco Libre, Austin: takes orders at all hours, seats guests from 17:00. */
export const TACO: DemoRestaurant<TacoLocale> = {
  slug: "taco",
  name: "Taco Libre",
  cuisines: ["mexican", "tacos"],
  tagline: {
    en: "Masa ground daily, brisket smoked nightly, open around the clock",
    es: "Masa del día, brisket ahumado de noche, abierto a todas horas",
  },
  about: {
    en: "What began as a trailer on South Congress is now a kitchen with a smoker, a trompo and a stone mill. The corn comes from Oaxaca, the brisket from an hour up the road.",
    es: "Empezó como un remolque en South Congress y hoy es una cocina con ahumador, trompo y molino de piedra. El maíz viene de Oaxaca; el brisket, de aquí cerca.",
  },
  street: "1204 South Congress Avenue",
  postalCode: "TX 78704",
  city: "Austin",
  country: "US",
  phone: "+1 512 555 0119",
  email: "hola@taco.example",
  latitude: 30.2672,
  longitude: -97.7431,
  timeZone: "America/Chicago",
  currency: "USD",
  locales: ["en", "es"],
  accentColor: "oklch(0.5 0.09 190)",
  headingFont: "bricolage-grotesque",
  cardPayments: true,
  deliveryRadiusKm: 8,
  deliveryFee: 3.5,
  deliveryMinimum: 0,
  hours: {
    pickup: ALL_HOURS,
    delivery: ALL_HOURS,
    reservation: { ...everyDay(EVENING), friday: [LATE_EVENING], saturday: [LATE_EVENING] },
  },
  tables: [
    { name: "A1", seats: 2, area: "Dining room" },
    { name: "A2", seats: 2, area: "Dining room" },
    { name: "A3", seats: 4, area: "Dining room" },
    { name: "A4", seats: 4, area: "Dining room" },
    { name: "A5", seats: 6, area: "Dining room" },
    { name: "P1", seats: 2, area: "Patio" },
    { name: "P2", seats: 4, area: "Patio" },
    { name: "P3", seats: 4, area: "Patio" },
    { name: "P4", seats: 6, area: "Patio" },
    { name: "P5", seats: 8, area: "Patio" },
  ],
  combinableTables: [
    ["A1", "A2"],
    ["P2", "P3"],
    ["P4", "P5"],
  ],
  reservations: {
    minPartySize: 1,
    maxPartySize: 10,
    slotLengthMinutes: 90,
    slotIntervalMinutes: 30,
    leadTimeMinutes: 30,
    daysAhead: 45,
  },
  coupons: [],
  legalName: "Taco Libre LLC",
  vatNumber: "TX 3-20555-0119-4",
  tax: {
    classes: [{ key: "sales", name: "Sales tax", rates: { pickup: 8.25, delivery: 8.25, dineIn: 8.25 } }],
    delivery: "sales",
  },
  tips: { percents: [15, 18, 20], serviceOfLargeParties: { percent: 18, fromGuests: 8 } },
  heroPicture: "hero",
  menu: [...TACO_TACOS, ...TACO_KITCHEN, ...TACO_BRUNCH, ...TACO_SWEETS_AND_DRINKS],
};
