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

/** The longest texts of a restaurant's settings; those for guests, in each language. */
export const MAX_RESTAURANT_NAME_LENGTH = 80;
export const MAX_STREET_LENGTH = 200;
export const MAX_TAGLINE_LENGTH = 160;
export const MAX_ABOUT_LENGTH = 4_000;
export const MAX_IMPRINT_LENGTH = 4_000;
export const MAX_LEGAL_NAME_LENGTH = 120;
export const MAX_VAT_NUMBER_LENGTH = 32;
export const MAX_DAY_NAME_LENGTH = 60;
export const MAX_MENU_LOCALES = 10;
