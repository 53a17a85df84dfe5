import type { DemoRestaurant } from "@/prisma/seed/content/demo-content";
import { NEIGHBOURHOODS } from "./guest-names";
import { createRandom, type Random } from "./random";

export type Guest = {
  name: string;
  /** Lower case; at a domain that nobody has. */
  email: string;
  phone: string;
  locale: string;
  address: string;
  postcode: string;
  latitude: number;
  longitude: number;
  /** Whether a map has the address. */
  isFound: boolean;
  /** How often this guest comes beside the others: few come every week, most once or twice. */
  weight: number;
};

const GUESTS = 460;
/** One of so many lives in a street that is too new for a map. */
const NEW_STREETS = 24;
/** Kilometres of one degree of latitude. */
const KM_PER_DEGREE = 111.2;
/** Delivery addresses lie well inside the radius, where the restaurant's checks would have let them through. */
const SHARE_OF_RADIUS = 0.9;

/** The guests of a restaurant, the same at every start. */
export function createGuests(restaurant: DemoRestaurant): Guest[] {
  const random = createRandom(`${restaurant.slug}/guests`);
  const taken = new Set<string>();
  return Array.from({ length: GUESTS }, (_, index) => createGuest(restaurant, random, taken, index));
}

function createGuest(restaurant: DemoRestaurant, random: Random, taken: Set<string>, index: number): Guest {
  const home = NEIGHBOURHOODS[restaurant.country];
  if (!home) throw new Error(`There are no names of guests in ${restaurant.country}`);
  const first = random.pick(home.firstNames);
  const family = random.pick(home.familyNames);
  const mailbox = `${first}.${family}`.toLowerCase();
  let email = `${mailbox}@guest.example`;
  for (let count = 2; taken.has(email); count++) email = `${mailbox}${count}@guest.example`;
  taken.add(email);
  const distanceKm = Math.sqrt(random.next()) * restaurant.deliveryRadiusKm * SHARE_OF_RADIUS;
  const bearing = random.next() * 2 * Math.PI;
  const perDegreeKm = KM_PER_DEGREE * Math.cos((restaurant.latitude * Math.PI) / 180);
  return {
    name: `${first} ${family}`,
    email,
    phone: home.phone.replaceAll("#", () => String(random.between(0, 9))),
    locale: random.chance(0.78) ? restaurant.locales[0] : random.pick(restaurant.locales),
    address: random.pick(home.streets).replace("#", String(random.between(2, 140))),
    postcode: random.pick(home.postcodes),
    latitude: rounded(restaurant.latitude + (distanceKm * Math.cos(bearing)) / KM_PER_DEGREE),
    longitude: rounded(restaurant.longitude + (distanceKm * Math.sin(bearing)) / perDegreeKm),
    isFound: index % NEW_STREETS !== 5,
    weight: 1 / (index + 6) ** 0.75,
  };
}

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
