-- no transaction: takings go on being recorded. A drawer's report reads what was taken in its day.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "till_payment_tenant_id_drawer_day_id_idx" ON "till_payment"("tenant_id", "drawer_day_id");
