-- Availability looks only at claims that are not over, however long the restaurant's history is.
CREATE INDEX "reservation_table_tenant_id_ends_at_idx" ON "reservation_table"("tenant_id", "ends_at");
