-- CreateIndex
CREATE INDEX "ledger_transaction_tenant_id_created_at_id_idx" ON "ledger_transaction"("tenant_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "transfer_tenant_id_created_at_id_idx" ON "transfer"("tenant_id", "created_at" DESC, "id" DESC);
