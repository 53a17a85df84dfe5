-- CreateIndex
CREATE INDEX "tenant_status_name_id_idx" ON "tenant"("status", "name", "id");
