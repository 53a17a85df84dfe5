-- What Prisma's schema cannot say. The code explains these rules; the database holds them.

ALTER TABLE "tenant"
  ADD CONSTRAINT "tenant_slug_is_no_short_id" CHECK ("slug" !~ '^t[0-9a-hjkmnp-tv-z]{11}$'),
  ADD CONSTRAINT "tenant_amounts_not_negative" CHECK ("delivery_fee_minor" >= 0 AND "delivery_minimum_minor" >= 0),
  ADD CONSTRAINT "tenant_has_a_locale" CHECK (cardinality("locales") > 0);

ALTER TABLE "users" ADD CONSTRAINT "users_email_lower_case" CHECK ("email" = lower("email"));
ALTER TABLE "bazar_user" ADD CONSTRAINT "bazar_user_email_lower_case" CHECK ("email" = lower("email"));
ALTER TABLE "customer" ADD CONSTRAINT "customer_email_lower_case" CHECK ("email" = lower("email"));

ALTER TABLE "product"
  ADD CONSTRAINT "product_stock_not_negative" CHECK ("stock" >= 0),
  ADD CONSTRAINT "product_prices_not_negative" CHECK ("base_price_minor" >= 0 AND "discount_price_minor" >= 0);

ALTER TABLE "orders"
  ADD CONSTRAINT "orders_amounts_not_negative" CHECK (
    "subtotal_minor" >= 0 AND "discount_minor" >= 0 AND "delivery_fee_minor" >= 0
    AND "gift_card_minor" >= 0 AND "total_minor" >= 0),
  ADD CONSTRAINT "orders_discount_within_subtotal" CHECK ("discount_minor" <= "subtotal_minor"),
  ADD CONSTRAINT "orders_total_adds_up" CHECK (
    "total_minor" = "subtotal_minor" - "discount_minor" + "delivery_fee_minor" - "gift_card_minor");

ALTER TABLE "order_item"
  ADD CONSTRAINT "order_item_adds_up" CHECK (
    "quantity" BETWEEN 1 AND 999 AND "unit_price_minor" >= 0 AND "line_total_minor" = "quantity" * "unit_price_minor");

ALTER TABLE "coupon"
  ADD CONSTRAINT "coupon_code_upper_case" CHECK ("code" = upper("code")),
  ADD CONSTRAINT "coupon_value_positive" CHECK ("value" > 0 AND ("type" <> 'percent' OR "value" <= 10000)),
  ADD CONSTRAINT "coupon_used_within_limit" CHECK ("used" >= 0 AND ("usage_limit" IS NULL OR "used" <= "usage_limit"));

ALTER TABLE "gift_card"
  ADD CONSTRAINT "gift_card_balance_not_negative" CHECK ("balance_minor" >= 0 AND "initial_minor" > 0);

ALTER TABLE "gift_card_entry"
  ADD CONSTRAINT "gift_card_entry_sign" CHECK (
    ("kind" IN ('issue', 'return') AND "amount_minor" > 0) OR ("kind" IN ('redeem', 'expire') AND "amount_minor" < 0));

ALTER TABLE "payment"
  ADD CONSTRAINT "payment_captured_within_amount" CHECK ("captured_minor" BETWEEN 0 AND "amount_minor");

ALTER TABLE "refund"
  ADD CONSTRAINT "refund_amounts" CHECK (
    "amount_minor" >= 0 AND "gift_card_minor" >= 0 AND "amount_minor" + "gift_card_minor" > 0);

ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_not_empty" CHECK ("amount_minor" <> 0);

CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is immutable', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER "ledger_transaction_immutable" BEFORE UPDATE OR DELETE ON "ledger_transaction"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "ledger_entry_immutable" BEFORE UPDATE OR DELETE ON "ledger_entry"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "event_immutable" BEFORE UPDATE ON "event"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

-- The entries of a ledger transaction sum to zero in every currency, judged when the transaction commits.
CREATE FUNCTION "refuse_unbalanced"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "ledger_entry"
     WHERE "tenant_id" = NEW."tenant_id" AND "transaction_id" = NEW."transaction_id"
     GROUP BY "currency" HAVING sum("amount_minor") <> 0)
  THEN
    RAISE EXCEPTION 'ledger transaction % is not balanced', NEW."transaction_id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "ledger_entry_balanced" AFTER INSERT ON "ledger_entry"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_unbalanced"();
