/**
 * Who may break which boundary, and why. A test asks for each of them whether it is still needed.
 *
 * @typedef {{ files: string[], why: string }} Exemption a path that ends in "/" stands for all below it
 */

/** @type {Exemption[]} Cores that touch what is outside of them. */
const impureCores = [
  {
    files: [
      "lib/service/bills/bill-share-payments.ts",
      "lib/service/deposits/deposit-payments.ts",
      "lib/service/gift-cards/purchase-payments.ts",
      "lib/service/orders/order-payments.ts",
      "lib/service/orders/order-releases.ts",
    ],
    why: "what payments ask of a subject: acts, handed over as one object",
  },
  {
    files: ["lib/payments/stripe-emulator/"],
    why: "the embedded processor is a server of its own with its own tables",
  },
  { files: ["lib/payments/payments/processor-methods.ts"], why: "it waits between two tries" },
  {
    files: ["lib/people/auth/password-pool.ts", "lib/people/auth/password.ts"],
    why: "bcrypt has threads of its own",
  },
  { files: ["lib/restaurant/menu/shop-cache.ts"], why: "the app's own part that reads restaurants" },
  { files: ["lib/restaurant/webhooks/nudge-webhooks.ts"], why: "the app's own part that watches the queue" },
];

/** @type {{ store: string, why: string, by?: string[] }[]} Stores that other domains join; everybody's without `by`. */
const joinedStores = [
  ...erasures({
    "lib/payments/payments/refund-erasure-store.ts": [
      "lib/service/orders/erase-from-orders.ts",
      "lib/service/reservations/erase-from-bookings.ts",
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
    ],
    "lib/service/coupons/coupon-erasure-store.ts": ["lib/service/orders/erase-from-orders.ts"],
    "lib/service/orders/order-erasure-store.ts": [
      "lib/oversight/privacy/erase-diner.ts",
      "lib/oversight/privacy/erase-guest.ts",
      "lib/oversight/privacy/erase-guest-order.ts",
    ],
  }),
  {
    store: "lib/service/orders/order-owner-store.ts",
    why: "the review of held money shows and locks the order that it is about",
    by: ["lib/oversight/escrow-review/clear-flag.ts", "lib/oversight/escrow-review/get-escrow-review.ts"],
  },
  {
    store: "lib/platform/audit/audit-store.ts",
    why: "an act and its entry in the audit log are one transaction",
  },
  { store: "lib/platform/events/event-store.ts", why: "a change and the event about it are one transaction" },
  {
    store: "lib/platform/idempotency/idempotency-store.ts",
    why: "what a key did and its answer are one transaction",
  },
  {
    store: "lib/payments/ledger/ledger-store.ts",
    why: "money and its entry in the books are one transaction",
  },
  {
    store: "lib/restaurant/inventory/movement-store.ts",
    why: "what is sold and the stock that it takes are one transaction",
  },
  {
    store: "lib/restaurant/menu/shop-version-store.ts",
    why: "a change and the version that readers ask for are one transaction",
  },
  {
    store: "lib/payments/disputes/dispute-list-store.ts",
    why: "the platform's staff sees the disputes of all restaurants",
    by: ["lib/oversight/books/list-all-disputes.ts"],
  },
  {
    store: "lib/payments/payments/reconciliation-store.ts",
    why: "the platform's staff sees what differed, and what the ledger has by now",
    by: ["lib/oversight/books/explain-findings.ts", "lib/oversight/books/list-reconciliation-reports.ts"],
  },
  {
    store: "lib/payments/payments/payment-store.ts",
    why: "what is paid for changes in one transaction with its payment",
    by: [
      "lib/service/bills/",
      "lib/service/deposits/",
      "lib/service/gift-cards/",
      "lib/service/orders/apply-proposal.ts",
      "lib/service/orders/decide-refund.ts",
      "lib/service/orders/end-order.ts",
      "lib/service/orders/expire-unpaid-orders.ts",
      "lib/service/orders/refund-by-hand.ts",
    ],
  },
  {
    store: "lib/payments/payments/refund-store.ts",
    why: "what is given back changes in one transaction with its refund",
    by: ["lib/service/bills/", "lib/service/gift-cards/"],
  },
  {
    store: "lib/payments/payments/transfer-store.ts",
    why: "a payout is opened by the transfer that it is",
    by: ["lib/payments/statement/get-payout.ts", "lib/payments/statement/list-payout-items.ts"],
  },
  {
    store: "lib/payments/payments/unclaimed-intent-store.ts",
    why: "what is given up leaves the intent that the processor may still make",
    by: ["lib/service/deposits/", "lib/service/gift-cards/", "lib/service/orders/abandon-checkout.ts"],
  },
  {
    store: "lib/people/accounts/diner-store.ts",
    why: "an account is read with the session that opens it",
    by: ["lib/oversight/privacy/erase-diner.ts", "lib/oversight/privacy/erase-guest.ts"],
  },
  {
    store: "lib/people/auth/session-store.ts",
    why: "sessions end with the password or the account that they belong to",
    by: [
      "lib/oversight/admin/update-user.ts",
      "lib/people/accounts/remove-member.ts",
      "lib/people/accounts/replace-password.ts",
      "lib/people/second-factor/confirm-second-factor.ts",
      "lib/people/second-factor/reset-second-factor.ts",
    ],
  },
  {
    store: "lib/people/auth/staff-user-store.ts",
    why: "an account is read or changed with what proves whose it is",
    by: [
      "lib/oversight/admin/create-first-admin.ts",
      "lib/oversight/admin/create-user.ts",
      "lib/people/accounts/accept-invitation.ts",
      "lib/people/accounts/create-restaurant.ts",
      "lib/people/accounts/find-open-invitation.ts",
      "lib/people/accounts/register-restaurant.ts",
      "lib/people/accounts/replace-password.ts",
      "lib/people/accounts/send-password-reset.ts",
    ],
  },
  {
    store: "lib/platform/events/event-fan-out-store.ts",
    why: "the statement that writes an order writes its event as well",
    by: ["lib/service/orders/placement-store.ts"],
  },
  {
    store: "lib/platform/jobs/job-list-store.ts",
    why: "the platform's staff sees the queue and retries its jobs",
    by: ["lib/oversight/admin/"],
  },
  {
    store: "lib/restaurant/menu/stock-store.ts",
    why: "an order, a bill and what they give back move stock with them",
    by: [
      "lib/service/bills/",
      "lib/service/orders/apply-proposal.ts",
      "lib/service/orders/end-order.ts",
      "lib/service/orders/place-online-order.ts",
      "lib/service/orders/restock-refund.ts",
    ],
  },
  {
    store: "lib/restaurant/tenancy/new-tenant-store.ts",
    why: "a restaurant is made with its owner or not at all",
    by: ["lib/people/accounts/create-restaurant.ts"],
  },
  {
    store: "lib/restaurant/tenancy/tenant-store.ts",
    why: "the restaurant's row is locked, or changed, with what depends on it",
    by: [
      "lib/oversight/admin/create-tenant.ts",
      "lib/oversight/admin/tenant-view.ts",
      "lib/oversight/admin/update-tenant.ts",
      "lib/payments/",
      "lib/people/accounts/change-member.ts",
      "lib/people/accounts/find-open-invitation.ts",
      "lib/people/accounts/invite-staff.ts",
      "lib/people/accounts/queue-email-proof.ts",
      "lib/people/accounts/remove-member.ts",
      "lib/people/accounts/send-password-reset.ts",
      "lib/restaurant/media/sweep-pictures.ts",
      "lib/restaurant/menu/change-menu.ts",
      "lib/service/gift-cards/",
    ],
  },
  {
    store: "lib/service/bills/bill-store.ts",
    why: "a bill lies on a table of the room",
    by: ["lib/service/reservations/remove-table.ts"],
  },
  {
    store: "lib/service/coupons/coupon-store.ts",
    why: "an order takes a use of its coupon, and gives it back",
    by: [
      "lib/service/orders/abandon-checkout.ts",
      "lib/service/orders/end-order.ts",
      "lib/service/orders/place-order.ts",
      "lib/service/orders/reserve-limits.ts",
    ],
  },
  {
    store: "lib/service/gift-cards/gift-card-store.ts",
    why: "an order takes money of its gift card, and gives it back",
    by: [
      "lib/service/orders/place-order.ts",
      "lib/service/orders/reserve-limits.ts",
      "lib/service/orders/return-gift-card.ts",
    ],
  },
  {
    store: "lib/service/orders/newest-orders-store.ts",
    why: "the list of escrows has the columns of the list of orders",
    by: ["lib/oversight/escrow-review/escrow-review-store.ts"],
  },
  {
    store: "lib/service/orders/order-search-store.ts",
    why: "what is kept of a person is found where orders are searched",
    by: ["lib/oversight/privacy/export-diner.ts", "lib/oversight/privacy/export-guest.ts"],
  },
  {
    store: "lib/service/receipts/receipt-issue-store.ts",
    why: "a receipt is written with what makes its order paid or closes its bill",
    by: [
      "lib/service/bills/close-bill.ts",
      "lib/service/orders/advance-order.ts",
      "lib/service/orders/order-payments.ts",
      "lib/service/orders/place-order.ts",
    ],
  },
  {
    store: "lib/service/reservations/room-store.ts",
    why: "a bill lies on a table of the room, and who waits is told when one is free",
    by: ["lib/service/bills/", "lib/service/waitlist/join-waitlist.ts"],
  },
  {
    store: "lib/service/reservations/reservation-policy-store.ts",
    why: "a table is held by the rules of the restaurant as they are in that transaction",
    by: ["lib/service/waitlist/", "lib/service/deposits/"],
  },
  {
    store: "lib/service/reservations/reservation-store.ts",
    why: "what is held for a party that waits, or for a deposit, is a reservation, in one transaction with its cause",
    by: ["lib/service/waitlist/", "lib/service/deposits/"],
  },
  {
    store: "lib/service/deposits/deposit-store.ts",
    why: "a booking is read, made and moved with its deposit, in one transaction",
    by: ["lib/service/reservations/", "lib/app/payment-subjects.ts"],
  },
  {
    store: "lib/service/waitlist/waitlist-erasure-store.ts",
    why: "a guest leaves the booking and the waitlist that led to it together",
    by: ["lib/service/reservations/erase-from-bookings.ts"],
  },
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
