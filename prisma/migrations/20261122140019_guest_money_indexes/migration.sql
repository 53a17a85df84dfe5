-- CreateIndex
CREATE INDEX "bill_tenant_id_table_id_opened_at_idx" ON "bill"("tenant_id", "table_id", "opened_at");

-- DropIndex
DROP INDEX "bill_tenant_id_table_id_idx";

-- Who bought a card and who was given it, for a guest's sheet and for erasure. Addresses match without regard to case.
CREATE INDEX "gift_card_purchaser" ON "gift_card"("tenant_id", lower("purchaser_email")) WHERE "purchaser_email" IS NOT NULL;
CREATE INDEX "gift_card_recipient" ON "gift_card"("tenant_id", lower("recipient_email")) WHERE "recipient_email" IS NOT NULL;
