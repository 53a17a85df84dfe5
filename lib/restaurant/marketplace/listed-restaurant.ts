import type { ServiceState } from "@/lib/restaurant/hours/service-state";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";

/** A restaurant in the marketplace's list. Amounts are minor units of its currency. */
export type ListedRestaurant = Pick<
  ShopTenant,
  | "slug"
  | "name"
  | "cuisines"
  | "accent"
  | "city"
  | "country"
  | "timeZone"
  | "currency"
  | "deliveryFeeMinor"
  | "deliveryMinimumMinor"
> & {
  id: string;
  /** In the asked language, else the restaurant's own. */
  tagline: string;
  image: string | null;
  /** From the place that was asked for; null without one. */
  distanceKm: number | null;
  /** Whether orders can be placed now; the instants are to be shown in `timeZone`. */
  ordering: ServiceState;
  /** Whether it delivers at all; to a position that was asked for; or in a city, as those do that are there. */
  delivers: boolean;
  takesBookings: boolean;
  /** Whether guests have ordered there before, so that it is more than a name. */
  isProven: boolean;
};

export const SORTS = ["recommended", "distance", "fee", "name"] as const;
export type Sort = (typeof SORTS)[number];

export const SERVICES_ASKED = ["delivery", "pickup", "table"] as const;
export type ServiceAsked = (typeof SERVICES_ASKED)[number];

export type ListFilter = { cuisine: string | null; service: ServiceAsked | null; openNow: boolean };

/** What a restaurant is sorted and filtered by. */
type Candidate = Omit<ListedRestaurant, "ordering"> & {
  ordering: Pick<ServiceState, "offered" | "open">;
};

/** Nobody goes further for dinner than that. */
const MOST_KM = 60;

/** Whether a restaurant is near enough to the place that was asked for; every one is without a place. */
export function isNear({ distanceKm }: Pick<ListedRestaurant, "distanceKm">): boolean {
  return distanceKm === null || distanceKm <= MOST_KM;
}

/** Whether a restaurant is shown under a filter. */
export function passes(restaurant: Candidate, { cuisine, service, openNow }: ListFilter): boolean {
  if (cuisine !== null && !restaurant.cuisines.includes(cuisine)) return false;
  if (openNow && !restaurant.ordering.open) return false;
  if (service === "delivery") return restaurant.delivers;
  if (service === "pickup") return restaurant.ordering.offered;
  if (service === "table") return restaurant.takesBookings;
  return true;
}

/**
 * Who comes first: always what is open now, then as `sort` says, then the nearer one, then by name. Recommended are those
 * that show a picture of themselves and that guests have ordered from: a place that opened a minute ago waits behind them.
 */
export function compareListed(a: Candidate, b: Candidate, sort: Sort): number {
  return (
    Number(b.ordering.open) - Number(a.ordering.open) ||
    (sort === "name" ? compareNames(a, b) : 0) ||
    (sort === "fee" ? compareFees(a, b) : 0) ||
    (sort === "recommended" ? merits(b) - merits(a) : 0) ||
    (a.distanceKm ?? 0) - (b.distanceKm ?? 0) ||
    compareNames(a, b)
  );
}

function merits({ image, isProven }: Candidate): number {
  return Number(image !== null) + Number(isProven);
}

function compareNames(a: Candidate, b: Candidate): number {
  return a.name.localeCompare(b.name) || (a.slug < b.slug ? -1 : 1);
}

/** Currencies do not compare, so the fee of a foreign one comes behind those of the first. */
function compareFees(a: Candidate, b: Candidate): number {
  if (a.delivers !== b.delivers) return a.delivers ? -1 : 1;
  if (a.currency !== b.currency) return a.currency < b.currency ? -1 : 1;
  return a.deliveryFeeMinor - b.deliveryFeeMinor;
}
