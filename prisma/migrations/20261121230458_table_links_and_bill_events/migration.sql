-- AlterTable
ALTER TABLE "dining_table" ADD COLUMN     "link_token" TEXT NOT NULL DEFAULT replace((gen_random_uuid())::text, '-'::text, ''::text);

-- AlterTable
ALTER TABLE "event" ADD COLUMN     "bill_id" TEXT;

-- CreateIndex
CREATE INDEX "bill_tenant_id_closed_at_idx" ON "bill"("tenant_id", "closed_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "dining_table_link_token_key" ON "dining_table"("link_token");
