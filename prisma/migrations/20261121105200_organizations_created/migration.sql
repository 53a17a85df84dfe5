-- AlterTable
ALTER TABLE "organization" ADD COLUMN     "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "organization_created_at_id_idx" ON "organization"("created_at" DESC, "id" DESC);
