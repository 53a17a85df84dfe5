-- AlterTable
ALTER TABLE "dispute" ADD COLUMN     "evidence_due_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "dispute_tenant_id_created_at_id_idx" ON "dispute"("tenant_id", "created_at" DESC, "id" DESC);
