/** Every tag of the API document, with what its operations are for. */
export const API_TAGS = {
  Bills: "Bills at the table: open one, add rounds, take payments and split them.",
  Coupons: "Discount codes of a restaurant.",
  Customers: "The guests who have ordered at a restaurant.",
  Events: "Everything that happened at a restaurant, in order, for systems that poll.",
  "Gift cards": "Sell, issue, look up, refund and disable a restaurant's gift cards.",
  Inventory: "Ingredients, their stock and its movements.",
  "Local development": "Only on a demo, and only for callers on the same machine.",
  "Marketplace account": "A diner's account on the marketplace, valid at all restaurants.",
  Menu: "The public menu.",
  "Menu management": "Categories, products and pictures, as staff edit them.",
  Operations: "Called by schedulers and by the payment processor.",
  Orders: "Place, follow and cancel orders; for staff, move them to their next status.",
  Payments: "Payment methods, payment intents and the restaurant's payout account.",
  Platform: "For super-admins: restaurants, users, groups, money and background jobs.",
  Portals: "For sales agents, designers and group managers.",
  Reports: "What a restaurant sold, lost and booked, by day, hour, dish, channel and payment.",
  Reservations: "Tables, booking rules and bookings.",
  "Restaurant settings": "Opening hours, delivery, payment methods and the ordering pause.",
  Restaurants: "The public profile of a restaurant.",
  "Storefront account": "A diner's account at one restaurant.",
  "Tax and receipts": "Tax classes and rates, receipts and their corrections.",
  Team: "The restaurant's staff, invitations and audit log.",
  "Tenant authentication": "Sign-in, registration and second factor of staff and of the platform's users.",
  Webhooks: "Endpoints that receive a restaurant's events, and their deliveries.",
} as const satisfies Record<string, string>;

/** The name of a tag. */
export type ApiTag = keyof typeof API_TAGS;
