/** What an export holds of a table: columns by name, and the key that it is read by, without the restaurant. */
export type ExportedTable = { table: string; columns: readonly string[]; key: readonly string[] };

const table = (name: string, columns: string, key = "id"): ExportedTable => ({
  table: name,
  columns: columns.split(" "),
  key: key.split(" "),
});

/** Everything that a restaurant takes along: its own entries, its guests' and its money's. One file each. */
export const EXPORTED_TABLES: readonly ExportedTable[] = [
  table("category", "id name position visible availability tax_class_id"),
  table("tax_class", "id name pickup_bps delivery_bps dine_in_bps created_at"),
  table(
    "product",
    "id category_id name description image base_price_minor discount_price_minor allergens allergen_note dietary_tags minimum_age option_groups status available availability stock position tax_class_id created_at updated_at",
  ),
  table("menu_change", "id subject subject_id cause before after actor_id at"),
  table("scheduled_menu_change", "id product_id changes at actor_id created_at"),
  table("ingredient", "id name unit stock_milli low_milli unit_cost_milli removed_at created_at"),
  table(
    "ingredient_movement",
    "id ingredient_id kind change_milli shortage_milli stock_after_milli cost_minor source_id note actor_id at",
  ),
  table("recipe_line", "product_id ingredient_id position quantity_milli", "product_id ingredient_id"),
  table(
    "option_recipe_line",
    "product_id group_name option_name ingredient_id position quantity_milli",
    "product_id group_name option_name ingredient_id",
  ),
  table("guest_note", "email notes allergies tags updated_at", "email"),
  table("customer", "id email name gdpr_consent_at email_proven_at created_at"),
  table(
    "orders",
    "id number type status payment_method payment_status escrow_status currency locale customer_name customer_email customer_phone delivery_address postcode city address_lookup notes latitude longitude subtotal_minor discount_minor delivery_fee_minor service_charge_minor tax_added_minor tax_lines tip_minor gift_card_minor total_minor coupon_code gift_card_id promised_at scheduled_for paid_at created_at accepted_at preparing_started_at ready_at delivered_at canceled_at rejected_at end_reason release_at released_at changed_at is_test minimum_age channel placed_by table_name eat_in discount_reason till_minor edits",
  ),
  table(
    "order_item",
    "order_id position product_id product_name quantity unit_price_minor line_total_minor selected_options shown tax_bps tax_added_minor note menu_price_minor price_reason",
    "order_id position",
  ),
  table("order_timeline_event", "order_id position status at actor note act", "order_id position"),
  table(
    "till_payment",
    "id order_id bill_payment_id reservation_id gift_card_id method type amount_minor tip_minor currency reference refund_id taken_by taken_at drawer_day_id",
  ),
  table(
    "order_proposal",
    "id order_id changes promised_at message amount_minor created_by created_at expires_at answer answered_at",
  ),
  table(
    "bill",
    "id table_id status currency guest_count total_minor service_charge_minor paid_minor opened_by opened_at closed_by closed_at",
  ),
  table(
    "bill_item",
    "id bill_id round position product_id product_name quantity unit_price_minor line_total_minor unit_service_minor selected_options added_by added_at voided_by voided_at void_reason payment_id tax_bps tax_name course guest_id halved_groups",
  ),
  table("bill_guest", "id bill_id number name trusted_at created_at"),
  table(
    "guest_round",
    "id table_id bill_id guest_id guest_name status lines currency sent_at expires_at settled_at settled_by reason note round",
  ),
  table(
    "bill_payment",
    "id bill_id method status amount_minor tip_minor share_part share_of taken_by taken_at settled_at",
  ),
  table("bill_change", "id bill_id kind subject_id amount_minor note actor_id at"),
  table(
    "dining_table",
    "id name area seats bookable_online position plan_x plan_y shape removed_at created_at",
  ),
  table(
    "reservation",
    "id status source starts_at ends_at guest_count customer_name customer_email customer_phone special_requests note locale created_at seated_at finished_at no_show_at canceled_at canceled_by reminded_at",
  ),
  table(
    "waitlist_entry",
    "id status guest_count customer_name customer_email customer_phone note locale quoted_minutes quote_reason reservation_id created_at closed_at wanted_date earliest_time latest_time",
  ),
  table(
    "deposit",
    "reservation_id status amount_minor currency refund_hours refundable_until created_at paid_at closed_at till_minor",
    "reservation_id",
  ),
  table("reservation_table", "reservation_id table_id starts_at ends_at", "reservation_id table_id"),
  table(
    "coupon",
    "id code type value min_subtotal_minor usage_limit per_customer_limit starts_at ends_at order_types active used created_at",
  ),
  table("coupon_redemption", "order_id coupon_id customer_email created_at", "order_id coupon_id"),
  table(
    "gift_card",
    "id currency initial_minor balance_minor recipient_email recipient_name purchaser_email message active disputed expires_at created_at",
  ),
  table("gift_card_entry", "id gift_card_id kind amount_minor order_id created_at"),
  table(
    "payment",
    "id order_id bill_payment_id gift_card_purchase_id reservation_id state amount_minor tip_minor captured_minor refunded_minor disputed_minor currency intent_id created_at settled_at",
  ),
  table("payment_attempt", "payment_id id method last4 code decline_code message at", "payment_id id"),
  table(
    "refund",
    "id payment_id order_id gift_card_id purse amount_minor tip_minor reason status actor created_at settled_at",
  ),
  table(
    "refund_line",
    "refund_id order_id position quantity amount_minor restocked_quantity",
    "refund_id position",
  ),
  table("dispute", "id payment_id amount_minor currency reason status evidence_due_at created_at closed_at"),
  table("dispute_answer", "dispute_id state texts created_at changed_at decided_at settled_at", "dispute_id"),
  table(
    "receipt",
    "id kind number order_id bill_id corrects_id refund_id currency locale gross_minor tip_minor tax_minor tax_lines sale seller issued_at",
  ),
  table(
    "transfer",
    "id order_id bill_payment_id reservation_id return_of amount_minor reversed_minor currency status created_at settled_at",
  ),
  table("ledger_transaction", "id kind subject_kind subject_id created_at"),
  table(
    "ledger_entry",
    "transaction_id position account subject_id amount_minor currency",
    "transaction_id position",
  ),
  table("drawer", "id name is_main printer_id z_number removed_at created_at"),
  table("drawer_member", "user_id drawer_id", "user_id"),
  table(
    "drawer_day",
    "id drawer_id business_date currency float_minor opened_by opened_at z_number closed_by closed_at expected_minor counted_minor counts note report",
  ),
  table("drawer_movement", "id day_id direction amount_minor reason actor_id at"),
  table("drawer_day_receipt", "receipt_id day_id", "receipt_id"),
  table("station", "id name position category_ids product_ids option_labels created_at"),
  table("kitchen_settings", "soon_minutes late_minutes", "soon_minutes"),
  table("event", "sequence id type order_id data created_at", "sequence"),
];

/** Tables of a restaurant that stay behind, and why. */
export const NOT_EXPORTED = {
  api_key: "It holds secrets.",
  order_slot: "Counts of the orders that are exported.",
  account_token: "Links that open accounts.",
  audit_entry: "It names the platform's people; the owner reads it under Settings.",
  checkout: "Orders that are being paid right now.",
  commission_payout_item: "The platform's dealings with its agents.",
  design_assignment: "The platform's dealings with its designers.",
  dining_table_pair: "Shown with the tables in the API.",
  dispute_file: "Files that are with the processor, and were attached by the restaurant itself.",
  email: "Rendered from what is exported, and holds links that open things.",
  favourite: "The diners' own, who keep it on the marketplace.",
  gift_card_purchase: "Paid purchases are gift cards; the others were never paid.",
  idempotency_key: "Answers that are kept for a day.",
  kitchen_call: "What the pass called out in the last days.",
  kitchen_pairing: "Codes that devices show for a quarter of an hour.",
  kitchen_screen: "Devices, each with a token of its own.",
  kitchen_ticket: "Kept for seven days; what came of it is in the timelines of the orders.",
  ledger_balance: "The sums of the entries that are exported.",
  media_file: "The pictures' addresses are in the products.",
  member_pin: "It holds secrets.",
  payout_account: "The processor's own, and read there.",
  print_job: "Tickets of the last days, printed from what is exported.",
  printer: "Devices, each with a code of its own.",
  push_subscription: "Addresses of guests' browsers, kept until an order is ready.",
  ready_menu: "Made from the menu, which is exported.",
  referral: "The platform's dealings with its agents.",
  reservation_policy: "In settings.json.",
  session: "Sessions that are open now.",
  session_hand_over: "Codes that open sessions, good for a minute.",
  staff_invitation: "Links that open accounts.",
  support_visit: "In the activity log, which the owner reads under Settings.",
  tenant_counter: "Counters without meaning elsewhere.",
  tenant_member: "In team.csv, with names.",
  tenant_version: "Counters without meaning elsewhere.",
  theme_work: "A designer's draft; the published theme is exported with the restaurant.",
  twin_clock: "What time it is at a test twin.",
  twin_job: "What a test twin still has to do.",
  unclaimed_intent: "Payments whose origin is being looked into.",
  own_domain: "Read under Settings; a name proves nothing elsewhere.",
  webhook_attempt: "Kept for 30 days, read under Settings.",
  webhook_delivery: "Kept for 30 days, read under Settings.",
  webhook_endpoint: "It holds secrets.",
} as const satisfies Record<string, string>;
