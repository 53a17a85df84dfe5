import { type OpeningHours, openingState, type Service } from "./opening-hours";

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

/** The state of one service at an instant. A pause closes ordering; tables can still be booked. */
export function serviceState(settings: ServiceSettings, service: Service, now: Date): ServiceState {
  const offered = { pickup: settings.pickupEnabled, delivery: settings.deliveryEnabled, reservation: true }[
    service
  ];
  if (!offered) return { offered, open: false, until: null, opensAt: null };
  const pausedUntil = service === "reservation" ? null : settings.pausedUntil;
  const state = openingState({ ...settings.openingHours[service], pausedUntil }, now, settings.timeZone);
  return state.open
    ? { offered, open: true, until: state.until?.toISOString() ?? null, opensAt: null }
    : { offered, open: false, until: null, opensAt: state.opensAt?.toISOString() ?? null };
}

/** The state of ordering as a whole: the service that is open longest, else the one that opens first. */
export function orderingState(settings: ServiceSettings, now: Date): ServiceState {
  const states = (["pickup", "delivery"] as const).map((service) => serviceState(settings, service, now));
  const [first, second] = states as [ServiceState, ServiceState];
  if (first.open !== second.open) return first.open ? first : second;
  if (first.open) return isLater(first.until, second.until) ? first : second;
  return isLater(first.opensAt, second.opensAt) ? second : first;
}

/** Null is later than every instant: the change lies beyond the horizon. */
function isLater(a: string | null, b: string | null): boolean {
  return a === null || (b !== null && a >= b);
}
