import type { Coordinates } from "@/lib/restaurant/delivery/radius";
import {
  SERVICES_ASKED,
  type ServiceAsked,
  SORTS,
  type Sort,
} from "@/lib/restaurant/marketplace/listed-restaurant";
import { isCuisine } from "@/lib/restaurant/tenancy/cuisine";

export interface GuideQuery {
  /** A name, a dish or a cuisine. */
  q: string | null;
  /** A city, a postcode or an address. */
  place: string | null;
  /** Where the visitor is; a typed place comes before it. */
  at: Coordinates | null;
  cuisine: string | null;
  service: ServiceAsked | null;
  openNow: boolean;
  sort: Sort;
  after: string | null;
}

/** Nobody types more, and no name or city is longer. */
export const LONGEST_SEARCH = 100;
/** Three decimals are about a hundred metres: enough to tell who is near, too little to tell the house. */
const DECIMALS = 3;

type Given = Record<string, string | string[] | undefined>;

function text(value: Given[string]): string | null {
  const single = Array.isArray(value) ? value[0] : value;
  return single?.trim().slice(0, LONGEST_SEARCH) || null;
}

function oneOf<Value extends string>(values: readonly Value[], given: string | null): Value | null {
  return values.find((value) => value === given) ?? null;
}

function position(given: string | null): Coordinates | null {
  const [lat = Number.NaN, lng = Number.NaN, ...more] = given?.split(",").map(Number) ?? [];
  return more.length === 0 && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** Reads the address; what it cannot read is as if it were not there. */
export function readGuideQuery(given: Given): GuideQuery {
  const cuisine = text(given.cuisine);
  return {
    q: text(given.q),
    place: text(given.place),
    at: position(text(given.at)),
    cuisine: cuisine !== null && isCuisine(cuisine) ? cuisine : null,
    service: oneOf(SERVICES_ASKED, text(given.service)),
    openNow: text(given.open) === "1",
    sort: oneOf(SORTS, text(given.sort)) ?? "recommended",
    after: text(given.after),
  };
}

export function positionText({ lat, lng }: Coordinates): string {
  return `${lat.toFixed(DECIMALS)},${lng.toFixed(DECIMALS)}`;
}

/** The parts of the address in the order in which they are read; what says nothing is left out. */
export function guideEntries(query: GuideQuery): [string, string][] {
  const entries: [string, string | null][] = [
    ["q", query.q],
    ["place", query.place],
    ["at", query.place === null && query.at ? positionText(query.at) : null],
    ["service", query.service],
    ["cuisine", query.cuisine],
    ["open", query.openNow ? "1" : null],
    ["sort", query.sort === "recommended" ? null : query.sort],
    ["after", query.after],
  ];
  return entries.filter((entry): entry is [string, string] => entry[1] !== null);
}

/** The address of the guide with some of it changed; every change but of the page begins at the first page. */
export function guideHref(query: GuideQuery, changes: Partial<GuideQuery>): string {
  const entries = guideEntries({ ...query, after: null, ...changes });
  return entries.length === 0 ? "/" : `/?${new URLSearchParams(entries)}`;
}
