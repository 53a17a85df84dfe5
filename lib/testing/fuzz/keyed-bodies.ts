import { bookingBody } from "@/lib/testing/seed-room";
import { orderBody } from "@/lib/testing/seed-shop";

/** What opens a restaurant, but for its owner. */
export const RESTAURANT = {
  name: "Opened for a test",
  phone: "1",
  address: "Street 1",
  city: "Berlin",
  country: "DE",
  latitude: 52.5,
  longitude: 13.4,
  timeZone: "Europe/Berlin",
  currency: "EUR",
  locales: ["de"],
};

/** On which no table is free. */
export const FULL_DAY = "2026-11-26";

/** What is sent to operations that take an Idempotency-Key; `@name` stands for an id of the seeded world. */
export const KEYED_BODIES: Record<string, unknown> = {
  placeTestOrder: orderBody({ margherita: "@productId" }),
  placeStaffOrder: orderBody({ margherita: "@productId" }, { channel: "counter" }),
  takeOrderPayment: { method: "cash", amount: 1 },
  reprintTicket: {},
  createStation: { name: "Oven" },
  pairKitchenScreen: { code: "@screenCode", name: "At the pass", kind: "expediter", stationId: null },
  takeKitchenStep: { kind: "rush", subjectId: "@kitchenOrderId" },
  takeScreenStep: { kind: "start", subjectId: "@kitchenOrderId" },
  createDrawer: { name: "Purse" },
  printDrawerReport: { printerId: "@printerId" },
  printBillTicket: { printerId: "@printerId" },
  printReceiptTicket: { printerId: "@printerId" },
  bookTable: bookingBody({ date: "2026-11-20" }),
  purchaseGiftCard: { amount: 25, purchaserEmail: "buyer@keys.example" },
  sendBillRound: { items: [{ productId: "@productId", quantity: 1 }] },
  sendTableRound: { items: [{ productId: "@productId", quantity: 1 }], guestName: "Ada" },
  acceptGuestRound: {},
  openBill: { tableId: "@freeTableId" },
  createTable: { name: "By the window", seats: 4 },
  askForTable: {
    ...{ customerName: "Ada", customerEmail: "ada@keys.example", guestCount: 2, date: FULL_DAY },
    ...{ earliest: "19:00", latest: "21:00" },
  },
  joinWaitlist: { customerName: "Ada", guestCount: 2 },
  createReservation: { source: "walk_in", customerName: "Ada", guestCount: 2, tableIds: ["@otherTableId"] },
  createCategory: { name: { en: "Soups" } },
  createTaxClass: { name: "Food", rates: { pickup: 10, delivery: 10, dineIn: 10 } },
  addDomain: { name: "keyed.example" },
  openTwin: {},
  createWebhookEndpoint: { url: "https://93.184.216.34/hook" },
  replayWebhooks: { from: "2026-11-18T00:00:00Z", to: "2026-11-19T00:00:00Z" },
  createProduct: { categoryId: "@categoryId", name: { en: "Soup" }, basePrice: 9 },
  setProductAvailability: { items: [{ id: "@productId", available: true }] },
  setProductStock: { items: [{ id: "@productId", stock: 40 }] },
  setProductPrices: { items: [{ id: "@productId", basePrice: 9, oldBasePrice: 8.5 }] },
  upsertMenu: { categories: [{ externalId: "once", name: { en: "Once" } }] },
  bulkEditProducts: { products: [{ id: "@productId", revision: 1 }], price: { percent: 5 } },
  scheduleMenuChange: {
    productId: "@productId",
    at: "2026-12-01T00:00:00Z",
    changes: { basePrice: 9 },
  },
  importMenu: { csv: "category,name:en,price\nPizza,Soup,9\n", menuVersion: "@menuVersion" },
  createCoupon: { code: "ONCE", type: "percent", value: 10 },
  issueGiftCard: { amount: 25 },
  refundGiftCard: { reason: "Unused" },
  inviteStaff: { email: "new@keys.example", role: "staff" },
  createIngredient: { name: "Basil", unit: "g", stock: 5 },
  moveIngredient: { kind: "delivery", quantity: 5 },
  countStock: { counts: [{ ingredientId: "@ingredientId", quantity: 3 }] },
  createUser: {
    name: "Una",
    email: "una-@tenantId@people.example",
    role: "web-designer",
    designs: ["@tenantId"],
  },
  createTenant: {
    restaurant: RESTAURANT,
    owner: { name: "Olga", email: "olga-@tenantId@owner.example" },
  },
  startSupportVisit: { reason: "The printer is silent" },
  changeOrderStatus: { status: "accepted" },
  proposeOrderChange: { changes: [{ kind: "remove", lineItemId: "0", quantity: 1 }] },
  createOrganization: { name: "Group", hqTenantId: "@foreignTenantId" },
};
