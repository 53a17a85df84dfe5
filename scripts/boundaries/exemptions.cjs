/**
 * Who may break which boundary, and why. A test asks for each of them whether it is still needed.
 *
 * @typedef {{ files: string[], why: string }} Exemption files, and no folders: nobody is exempt in advance
 * @typedef {{ store: string, why: string, by: string[] }} JoinedStore `by` are the files of other domains that join it
 */
const { joinedRecords } = require("./joined-records.cjs");
const { joinedStores: ownStores } = require("./joined-stores.cjs");

/** @type {Exemption[]} Cores that touch what is outside of them. */
const impureCores = [
  {
    files: [
      "lib/service/bills/bill-share-payments.ts",
      "lib/service/reservations/deposits/deposit-payments.ts",
      "lib/service/gift-cards/purchase-payments.ts",
      "lib/service/orders/order-payments.ts",
      "lib/service/orders/order-releases.ts",
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
  { files: ["lib/restaurant/menu/shop-cache.ts"], why: "the app's own part that reads restaurants" },
  { files: ["lib/restaurant/webhooks/nudge-webhooks.ts"], why: "the app's own part that watches the queue" },
];

/** @type {JoinedStore[]} Stores that other domains join: those that a person is erased from, and the two other lists. */
const joinedStores = [
  ...joinedRecords,
  ...ownStores,
  ...erasures({
    "lib/payments/payments/refund-erasure-store.ts": [
      "lib/service/orders/erase-from-orders.ts",
      "lib/service/booking-erasure/erase-from-bookings.ts",
    ],
    "lib/people/accounts/account-erasure-store.ts": [
      "lib/oversight/privacy/erase-diner.ts",
      "lib/oversight/privacy/erase-guest.ts",
    ],
    "lib/platform/events/event-erasure-store.ts": [
      "lib/restaurant/webhooks/forget-what-was-sent.ts",
      "lib/restaurant/webhooks/webhook-erasure-store.ts",
      "lib/service/orders/erase-from-orders.ts",
    ],
    "lib/platform/idempotency/idempotency-erasure-store.ts": [
      "lib/restaurant/webhooks/forget-what-was-sent.ts",
      "lib/service/gift-cards/erase-mailbox.ts",
    ],
    "lib/platform/jobs/job-erasure-store.ts": [
      "lib/oversight/privacy/erase-diner.ts",
      "lib/oversight/privacy/erase-guest.ts",
    ],
    "lib/platform/mail/email-erasure-store.ts": [
      "lib/oversight/privacy/erase-diner.ts",
      "lib/oversight/privacy/erase-guest.ts",
      "lib/restaurant/webhooks/forget-what-was-sent.ts",
      "lib/service/booking-erasure/erase-from-bookings.ts",
      "lib/service/waitlist/forget-waiting.ts",
    ],
    "lib/service/coupons/coupon-erasure-store.ts": ["lib/service/orders/erase-from-orders.ts"],
    "lib/service/orders/order-erasure-store.ts": [
      "lib/oversight/privacy/erase-diner.ts",
      "lib/oversight/privacy/erase-guest.ts",
      "lib/oversight/privacy/erase-guest-order.ts",
    ],
  }),
];

/** @type {Exemption[]} Files that know a row of a store that is not beside them. */
const rowTypes = [];

/** @type {Exemption[]} Files of 300 lines and more. */
const longFiles = [];

/** A person is erased everywhere in one transaction, or nowhere. */
function erasures(/** @type {Record<string, string[]>} */ stores) {
  return Object.entries(stores).map(([store, by]) => ({
    store,
    why: "a person is erased everywhere in one transaction",
    by,
  }));
}

module.exports = { impureCores, joinedStores, longFiles, rowTypes };
