-- CreateIndex
CREATE INDEX "bill_tenant_id_table_id_opened_at_idx" ON "bill"("tenant_id", "table_id", "opened_at");

-- DropIndex
DROP INDEX "bill_tenant_id_table_id_idx";
