-- CreateIndex
CREATE INDEX "tenant_created_at_id_idx" ON "tenant"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at" DESC, "id" DESC);

-- Orders and bookings of guests are in neither list, so that their inserts need not maintain them.
CREATE INDEX "orders_by_customer" ON "orders" ("tenant_id", "customer_id", "created_at" DESC, "id" DESC) WHERE "customer_id" IS NOT NULL;
CREATE INDEX "reservation_by_customer" ON "reservation" ("tenant_id", "customer_id") WHERE "customer_id" IS NOT NULL;

-- Who is erased is looked for in what was sent and recorded about an order, booking or gift card, and by mailbox.
CREATE INDEX "email_by_subject" ON "email" ("tenant_id", split_part("unique_key", ':', 2));
CREATE INDEX "event_by_reservation" ON "event" ("tenant_id", ("data"->>'reservationId')) WHERE "data"->>'reservationId' IS NOT NULL;
CREATE INDEX "event_by_gift_card" ON "event" ("tenant_id", ("data"->>'giftCardId')) WHERE "data"->>'giftCardId' IS NOT NULL;
-- The planner takes no statistics of an expression from a partial index, and without any it reads the whole table.
CREATE STATISTICS "event_subjects_reservation" ON ("data"->>'reservationId') FROM "event";
CREATE STATISTICS "event_subjects_gift_card" ON ("data"->>'giftCardId') FROM "event";
CREATE INDEX "gift_card_by_purchaser" ON "gift_card" (lower("purchaser_email"));
CREATE INDEX "gift_card_by_recipient" ON "gift_card" (lower("recipient_email"));
CREATE INDEX "gift_card_purchase_by_purchaser" ON "gift_card_purchase" (lower("purchaser_email"));
CREATE INDEX "gift_card_purchase_by_recipient" ON "gift_card_purchase" (lower("recipient_email"));

-- Every five minutes all restaurants' purchases are looked through for those that nobody has paid.
CREATE INDEX "gift_card_purchase_open" ON "gift_card_purchase" ("created_at") WHERE "confirmed_at" IS NULL AND "canceled_at" IS NULL;
