export const API_TAGS = {
  "API document": "This reference as one file, for programs.",
  "Admin books":
    "For super-admins: whether the books, the payment processor and the platform's balance agree.",
  "Admin jobs": "For super-admins: background jobs, emails and webhook endpoints.",
  "Admin money":
    "For super-admins: orders and their books, escrow, refunds, disputes, payouts and commissions.",
  "Admin restaurants": "For super-admins: restaurants, support visits and groups.",
  "Admin users": "For super-admins: the people who work on the platform, and its audit log.",
  "Bill management":
    "Bills at the table as staff handle them: open one, add rounds, take payments, move and close it.",
  Bills: "A table's bill as its guests see it and pay it, or a part of it.",
  Counter:
    "Orders that staff take at the counter and on the phone, and money that a restaurant takes itself.",
  Coupons: "Discount codes of a restaurant.",
  Customers: "The guests who have ordered at a restaurant.",
  Disputes: "Payments that a guest's bank disputes or refused: gather evidence, answer once, or accept.",
  Events: "Everything that happened at a restaurant, in order, for systems that poll.",
  "Gift cards": "Sell, issue, look up, refund and disable a restaurant's gift cards.",
  Inventory: "Ingredients, their stock and its movements.",
  "Local development": "Only on a demo, and only for callers on the same machine.",
  "Marketplace account": "A diner's account on the marketplace, valid at all restaurants.",
  Menu: "The public menu.",
  "Menu management": "Categories and products, as staff edit them.",
  "Menu tools": "Pictures, CSV files, planned changes and the history of a menu.",
  Operations: "Called by schedulers and by the payment processor.",
  "Order management": "Orders as staff handle them: move them to their next status, propose changes, refund.",
  Orders: "Place, follow, change and cancel an order as the guest who ordered.",
  Payments: "Payment methods, payment intents and the restaurant's payout account.",
  Portals: "For sales agents, designers and group managers.",
  Printers: "Stations of the kitchen, printers and their tickets, and the protocols that printers speak.",
  Reports: "What a restaurant sold, lost and booked, by day, hour, dish, channel and payment.",
  "Reservation management": "Tables, booking rules, bookings and the waitlist, as staff handle them.",
  Reservations: "Find a time, book a table, pay its deposit and cancel, as a guest.",
  "Restaurant settings": "Opening hours, delivery, payment methods and the ordering pause.",
  Restaurants: "The public profile of a restaurant.",
  "Storefront account": "A diner's account at one restaurant.",
  "Tax and receipts": "Tax classes and rates, receipts and their corrections.",
  Team: "The restaurant's staff, invitations and audit log.",
  "Tenant authentication": "Sign-in, registration and second factor of staff and of the platform's users.",
  Webhooks: "Endpoints that receive a restaurant's events, and their deliveries.",
} as const satisfies Record<string, string>;

export type ApiTag = keyof typeof API_TAGS;
