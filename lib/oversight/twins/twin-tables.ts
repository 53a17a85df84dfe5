/**
 * Everything that a restaurant can have, in the order in which it can be deleted with a test twin. A test holds it against
 * the tables that exist.
 */
export const TWIN_TABLES: readonly string[] = [
  ...["account_token", "api_key", "audit_entry", "bill_change", "bill_item", "checkout"],
  ...["commission_payout_item", "coupon_redemption", "customer", "design_assignment", "dining_table_pair"],
  ...["dispute_file", "drawer_day_receipt", "drawer_member", "drawer_movement", "email", "favourite"],
  ...["gift_card_entry", "guest_note", "guest_round", "idempotency_key", "ingredient_movement"],
  ...["kitchen_call", "kitchen_pairing", "kitchen_screen", "kitchen_settings", "kitchen_ticket"],
  ...[
    "ledger_balance",
    "ledger_entry",
    "media_file",
    "member_pin",
    "menu_change",
    "option_recipe_line",
    "own_domain",
  ],
  ...["order_proposal", "order_slot", "order_timeline_event", "payment_attempt", "payout_account"],
  ...["print_job", "push_subscription", "ready_menu", "recipe_line", "refund_line", "reservation_policy"],
  ...["reservation_table", "scheduled_menu_change", "session", "session_hand_over", "staff_invitation"],
  ...["support_visit", "tenant_counter", "tenant_version", "theme_work", "till_payment", "transfer"],
  ...["twin_clock", "twin_job", "unclaimed_intent", "waitlist_entry", "webhook_attempt", "bill_guest"],
  ...["coupon", "dispute_answer", "drawer_day", "ingredient", "ledger_transaction", "order_item"],
  ...["printer", "product", "receipt", "referral", "station", "tenant_member", "webhook_delivery"],
  ...["category", "dispute", "drawer", "event", "refund", "webhook_endpoint", "gift_card", "payment"],
  ...["tax_class", "bill_payment", "deposit", "gift_card_purchase", "orders", "bill", "reservation"],
  "dining_table",
];
