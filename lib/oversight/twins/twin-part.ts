/**
 * What a test twin can be given of its restaurant, besides who the restaurant is, its hours and its taxes, which it always
 * has. Guests, orders, bookings, money, keys, endpoints and devices are never copied (docs/decisions/126).
 */
export const TWIN_PARTS = ["settings", "menu", "tables", "kitchen", "coupons"] as const;
export type TwinPart = (typeof TWIN_PARTS)[number];

/** What the restaurant is: always copied. */
export const BASIC_FIELDS = [
  ...["name", "cuisines", "email", "phone", "legalName", "vatNumber", "imprint"],
  ...["address", "city", "postcode", "country", "latitude", "longitude", "timeZone", "currency", "locales"],
  ...["openingHours", "specialDayNames", "dayEndsMinutes", "taxMode", "platformFeeBps", "quotas"],
] as const;

/** How it works and looks: copied with the settings. */
export const SETTING_FIELDS = [
  ...["tagline", "about", "heroImage", "logoImage", "accent", "displayFont", "embedOrigins"],
  ...["deliveryEnabled", "pickupEnabled", "deliveryRadiusKm", "deliveryPostcodes", "unplacedAddresses"],
  ...["deliveryFeeMinor", "deliveryMinimumMinor", "prepMinutes", "deliveryMinutes", "cancelGraceMinutes"],
  ...["scheduleDays", "ordersPerSlot", "unseenMinutes", "escrowDelayHours", "plausiblePrepSeconds"],
  ...["personalDataMonths", "cashEnabled", "walletsEnabled", "klarnaEnabled", "paypalEnabled"],
  ...["satispayEnabled", "bancontactEnabled", "idealEnabled", "tipsOnOrders", "tipsOnBills", "tipPercents"],
  ...["externalMethods", "countsBlind", "tableOrdering", "ordersAtFreeTables", "orderServiceBps"],
  ...["billServiceBps", "billServiceFromGuests"],
] as const;

/**
 * What a twin has of its own: its names, its account at the embedded processor, which takes cards, and nothing that reaches
 * people or belongs to the platform's doings with the restaurant.
 *
 * @internal A test holds the three lists against the columns that exist.
 */
export const OWN_FIELDS = [
  ...["id", "slug", "status", "twinOf", "createdAt", "cardEnabled", "stripeAccountId", "accountTakesCards"],
  ...["payoutAccountRefusals", "organizationId", "suspendedReason", "guestsErasedBefore", "pausedUntil"],
  ...["alertEmails", "defaultTaxClassId", "deliveryTaxClassId", "serviceTaxClassId", "ownHost"],
] as const;
