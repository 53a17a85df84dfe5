import { isOpenAt, type OpeningHours, openingState, type Service } from "./opening-hours";

/** Whether a service can be used right now and when that changes; instants are ISO 8601 in UTC. */
export type ServiceState = {
  offered: boolean;
  open: boolean;
  /** When it closes next; null while closed, or when it does not close within two weeks. */
  until: string | null;
  /** When it opens next; null while open, or when it does not open within two weeks. */
  opensAt: string | null;
};

export type ServiceSettings = {
  timeZone: string;
  openingHours: OpeningHours;
  pausedUntil: Date | null;
  pickupEnabled: boolean;
  deliveryEnabled: boolean;
};

function isOffered({ pickupEnabled, deliveryEnabled }: ServiceSettings, service: Service): boolean {
  return { pickup: pickupEnabled, delivery: deliveryEnabled, reservation: true }[service];
}

/** A pause closes ordering; tables can still be booked. */
function hoursOf({ openingHours, pausedUntil }: ServiceSettings, service: Service) {
  return { ...openingHours[service], pausedUntil: service === "reservation" ? null : pausedUntil };
}

/** The state of one service at an instant. */
export function serviceState(settings: ServiceSettings, service: Service, now: Date): ServiceState {
  const offered = isOffered(settings, service);
  if (!offered) return { offered, open: false, until: null, opensAt: null };
  const state = openingState(hoursOf(settings, service), now, settings.timeZone);
  return state.open
    ? { offered, open: true, until: state.until?.toISOString() ?? null, opensAt: null }
    : { offered, open: false, until: null, opensAt: state.opensAt?.toISOString() ?? null };
}

const ORDERED = ["pickup", "delivery"] as const;

/** Whether ordering is offered and open, without looking for when that changes: a tenth of the work. */
export function orderingNow(settings: ServiceSettings, now: Date): Pick<ServiceState, "offered" | "open"> {
  const offered = ORDERED.filter((service) => isOffered(settings, service));
  const open = offered.some((service) => isOpenAt(hoursOf(settings, service), now, settings.timeZone));
  return { offered: offered.length > 0, open };
}

/** The state of ordering as a whole: the service that is open longest, else the one that opens first. */
export function orderingState(settings: ServiceSettings, now: Date): ServiceState {
  const states = ORDERED.map((service) => serviceState(settings, service, now));
  const [first, second] = states as [ServiceState, ServiceState];
  if (first.open !== second.open) return first.open ? first : second;
  if (first.open) return isLater(first.until, second.until) ? first : second;
  return isLater(first.opensAt, second.opensAt) ? second : first;
}

/** Null is later than every instant: the change lies beyond the horizon. */
function isLater(a: string | null, b: string | null): boolean {
  return a === null || (b !== null && a >= b);
}
