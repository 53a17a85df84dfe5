/**
 * Who may break which boundary, and why. A test asks for each of them whether it is still needed.
 *
 * @typedef {{ files: string[], why: string }} Exemption files, and no folders: nobody is exempt in advance
 * @typedef {{ store: string, why: string, by: string[] }} JoinedStore `by` are the families whose domains join it
 */

/** @type {Exemption[]} Cores that touch what is outside of them. */
const impureCores = [
  {
    files: [
      "lib/service/bills/bill-share-payments.ts",
      "lib/service/reservations/deposits/deposit-payments.ts",
      "lib/service/gift-cards/purchase-payments.ts",
      "lib/service/orders/order-payments.ts",
      "lib/service/orders/life/order-releases.ts",
    ],
    why: "what payments ask of a subject: acts, handed over as one object",
  },
  {
    files: [
      "lib/payments/stripe-emulator/emulator-balance.ts",
      "lib/payments/stripe-emulator/emulator-routes.ts",
      "lib/payments/stripe-emulator/stripe-emulator.ts",
    ],
    why: "the embedded processor is a server of its own with its own tables",
  },
  { files: ["lib/payments/processor/processor-methods.ts"], why: "it waits between two tries" },
  {
    files: ["lib/people/auth/password-pool.ts", "lib/people/auth/password.ts"],
    why: "bcrypt has threads of its own",
  },
  { files: ["lib/people/keys/api-key-token.ts"], why: "of zlib it takes CRC-32, a function" },
  { files: ["lib/restaurant/menu/shop-cache.ts"], why: "the app's own part that reads restaurants" },
  {
    files: ["lib/restaurant/domains/host-cache.ts"],
    why: "the app's own part that knows restaurants' hosts",
  },
  { files: ["lib/restaurant/webhooks/nudge-webhooks.ts"], why: "the app's own part that watches the queue" },
];

/** @type {JoinedStore[]} Stores that families above join. Inside its family a store is joined from every floor above. */
const joinedStores = [
  {
    store: "lib/platform/audit/audit-store.ts",
    why: "an act and its entry in the audit log are one transaction",
    by: ["oversight", "people", "service"],
  },
  {
    store: "lib/platform/events/event-store.ts",
    why: "a change and the event about it are one transaction",
    by: ["oversight", "payments", "restaurant", "service"],
  },
  {
    store: "lib/platform/idempotency/idempotency-store.ts",
    why: "what a key did and its answer are one transaction",
    by: ["service"],
  },
  {
    store: "lib/platform/jobs/job-list-store.ts",
    why: "the platform's staff sees the queue and retries its jobs",
    by: ["oversight"],
  },
  {
    store: "lib/platform/live/notice-store.ts",
    why: "open pages hear of what the platform does at a restaurant from the transaction that does it",
    by: ["oversight", "people"],
  },
  {
    store: "lib/restaurant/inventory/movement-store.ts",
    why: "what is sold and the stock that it takes are one transaction",
    by: ["service"],
  },
  {
    store: "lib/restaurant/menu/stock-store.ts",
    why: "an order, a bill and what they give back move stock with them",
    by: ["service"],
  },
  {
    store: "lib/restaurant/tenancy/new-tenant-store.ts",
    why: "a restaurant is made with its owner or not at all, and a test twin beside its restaurant",
    by: ["people", "oversight"],
  },
  {
    store: "lib/restaurant/tenancy/shop-version-store.ts",
    why: "a change and the version that readers ask for are one transaction",
    by: ["oversight", "payments", "people", "service"],
  },
  {
    store: "lib/restaurant/tenancy/tenant-store.ts",
    why: "the restaurant's row is locked, or changed, with what depends on it",
    by: ["oversight", "payments", "people", "service"],
  },
  {
    store: "lib/people/accounts/diner-store.ts",
    why: "who asks for their data or leaves is read with what is theirs",
    by: ["oversight"],
  },
  {
    store: "lib/people/auth/session-store.ts",
    why: "sessions end with the account that they belong to",
    by: ["oversight"],
  },
  {
    store: "lib/people/auth/staff-user-store.ts",
    why: "the platform's staff makes and changes accounts",
    by: ["oversight"],
  },
  {
    store: "lib/payments/disputes/dispute-list-store.ts",
    why: "the platform's staff sees the disputes of all restaurants",
    by: ["oversight"],
  },
  {
    store: "lib/payments/ledger/ledger-store.ts",
    why: "money and its entry in the books are one transaction",
    by: ["service"],
  },
  {
    store: "lib/payments/payments/attempt-store.ts",
    why: "what a guest's card was refused for goes with the guest, in one transaction",
    by: ["service"],
  },
  {
    store: "lib/payments/payments/payment-store.ts",
    why: "what is paid for changes in one transaction with its payment",
    by: ["service"],
  },
  {
    store: "lib/payments/payments/refund-store.ts",
    why: "what is given back changes in one transaction with its refund",
    by: ["service"],
  },
  {
    store: "lib/payments/till/till-payment-store.ts",
    why: "what the restaurant took changes in one transaction with what it was for",
    by: ["service"],
  },
  {
    store: "lib/payments/payments/unclaimed-intent-store.ts",
    why: "what is given up leaves the intent that the processor may still make",
    by: ["service"],
  },
  {
    store: "lib/payments/reconciliation/reconciliation-store.ts",
    why: "the platform's staff sees what differed, and what the ledger has since",
    by: ["oversight"],
  },
  {
    store: "lib/service/orders/views/newest-orders-store.ts",
    why: "the list of escrows has the columns of the list of orders",
    by: ["oversight"],
  },
  {
    store: "lib/service/orders/views/order-owner-store.ts",
    why: "the review of held money shows and locks the order that it is about",
    by: ["oversight"],
  },
  {
    store: "lib/service/orders/views/order-search-store.ts",
    why: "what is kept of a person is found where orders are searched",
    by: ["oversight"],
  },
];

/** @type {Exemption[]} Files that know a row of a store that is not beside them. */
const rowTypes = [];

/** @type {Exemption[]} Files of 300 lines and more. */
const longFiles = [];

module.exports = { impureCores, joinedStores, longFiles, rowTypes };
