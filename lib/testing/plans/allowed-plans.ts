/** Plans that may be as they are, and why. */
export const ALLOWED_PLANS: readonly {
  tables: readonly string[];
  /** Operations and jobs. */
  during: readonly string[];
  why: string;
}[] = [
  {
    tables: [
      "tenant",
      "tenant_version",
      "orders",
      "transfer",
      "dispute",
      "webhook_endpoint",
      "books_check",
      "processor_transaction",
      "ledger_balance",
    ],
    during: [
      ...["getFleet", "listAllPayouts", "listAllDisputes", "listReconciliationReports", "getEscrowReview"],
      ...["getOrderBooks", "clearEscrowFlag", "refundOrder"],
    ],
    why: `The platform's own pages ask restaurant by restaurant, because keys begin with it. Their cost grows with the number
      of restaurants, not of orders, and nobody of a restaurant waits for them.`,
  },
  {
    tables: [
      ...["audit_entry", "email", "users", "organization", "sales_agent", "commission_payout", "tenant"],
      "tenant_version",
    ],
    during: [
      ...["listAuditLog", "listEmailLog", "listUsers", "listTenants", "listOrganizations"],
      ...["listAllCommissions", "listCommissionPayouts"],
    ],
    why: "Filters and searches of the platform's own lists: as above.",
  },
  {
    tables: ["idempotency_key"],
    during: ["eraseGuest", "eraseGuestOrder", "sweep-expired"],
    why: "It holds two days and is written with every order: an index would cost each more than an erasure saves.",
  },
  {
    tables: [
      ...[
        "guest_note",
        "kitchen_pairing",
        "media_file",
        "order_slot",
        "push_subscription",
        "rate_limit",
        "session_hand_over",
      ],
      ...["staff_invitation", "waitlist_entry", "webhook_delivery", "dispute_answer", "payment_attempt"],
    ],
    during: ["sweep-expired"],
    why: `Once a night, a batch at a time. Most of what is here is due, and then PostgreSQL takes it as it lies; rate_limit is
      written with every request and has no index for this.`,
  },
  {
    tables: [
      ...[
        "commission_payout_item",
        "dispute",
        "ledger_balance",
        "orders",
        "payment",
        "processor_transaction",
        "receipt",
      ],
      ...["refund", "tenant", "tenant_version", "transfer"],
    ],
    during: ["check-books", "report-balance"],
    why: "Once a night: they compare all of the books, the one a restaurant's and the other the platform's.",
  },
  {
    tables: ["tenant", "unclaimed_intent", "webhook_endpoint", "waitlist_entry", "reservation"],
    during: [
      ...["report-unseen-orders", "cancel-unclaimed-intents", "deliver-webhooks", "run-waitlist"],
      "settle-deposits",
    ],
    why: `Every minute, of all restaurants at once: what is open is few, and of restaurants and their endpoints all are
      looked at.`,
  },
];
