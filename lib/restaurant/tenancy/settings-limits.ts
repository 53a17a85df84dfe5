/** What a restaurant can set its numbers to. */
export const SETTINGS_MINUTES = { from: 0, to: 24 * 60 } as const;
export const MAX_RADIUS_KM = 500;
export const MAX_ALERT_EMAILS = 5;
export const UNSEEN_MINUTES = { from: 1, to: 120 } as const;
export const SCHEDULE_DAYS = { from: 0, to: 14 } as const;
export const ORDERS_PER_SLOT = { from: 1, to: 999 } as const;

/** In percent; how many can be suggested, and what each can be. */
export const TIP_COUNT = { from: 1, to: 4 } as const;
export const TIP_PERCENT = { from: 1, to: 50 } as const;
export const MAX_SERVICE_PERCENT = 30;
/** Tables of so many guests or more can be the only ones that are charged. */
export const SERVICE_GUESTS = { from: 2, to: 100 } as const;

/** The largest number that the platform can give a restaurant for one of its quotas. */
export const LARGEST_QUOTA = 1_000_000;
