-- no transaction: restaurants go on taking money while the indexes are built.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "till_payment_tenant_id_bill_payment_id_idx" ON "till_payment"("tenant_id", "bill_payment_id");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "till_payment_tenant_id_reservation_id_idx" ON "till_payment"("tenant_id", "reservation_id");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "till_payment_tenant_id_gift_card_id_idx" ON "till_payment"("tenant_id", "gift_card_id");
