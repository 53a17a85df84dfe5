import type { DemoRestaurant } from "@/prisma/seed/content/demo-content";
import { pickHome } from "./guest-homes";
import { GUEST_NAMES } from "./guest-names";
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
  /** Whether the map has the house, and not its street alone. */
  isFound: boolean;
  /** How often this guest comes beside the others: few come every week, most once or twice. */
  weight: number;
};

const GUESTS = 460;
/** One of so many lives in a house that is too new for the map. */
const NEW_HOUSES = 24;

/** The guests of a restaurant, the same at every start. */
export function createGuests(restaurant: DemoRestaurant): Guest[] {
  const random = createRandom(`${restaurant.slug}/guests`);
  const taken = new Set<string>();
  return Array.from({ length: GUESTS }, (_, index) => createGuest(restaurant, random, taken, index));
}

function createGuest(restaurant: DemoRestaurant, random: Random, taken: Set<string>, index: number): Guest {
  const names = GUEST_NAMES[restaurant.country];
  if (!names) throw new Error(`There are no names of guests in ${restaurant.country}`);
  const first = random.pick(names.firstNames);
  const family = random.pick(names.familyNames);
  const mailbox = `${first}.${family}`.toLowerCase();
  let email = `${mailbox}@guest.example`;
  for (let count = 2; taken.has(email); count++) email = `${mailbox}${count}@guest.example`;
  taken.add(email);
  const isFound = index % NEW_HOUSES !== 5;
  return {
    name: `${first} ${family}`,
    email,
    phone: names.phone.replaceAll("#", () => String(random.between(0, 9))),
    locale: random.chance(0.78) ? restaurant.locales[0] : random.pick(restaurant.locales),
    ...pickHome(restaurant, { random, isFound }),
    isFound,
    weight: 1 / (index + 6) ** 0.75,
  };
}
