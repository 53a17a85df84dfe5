-- CreateEnum
CREATE TYPE "proposal_answer" AS ENUM ('taken', 'declined');

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "changed_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "order_proposal" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "changes" JSONB NOT NULL,
    "promised_at" TIMESTAMPTZ(3),
    "message" TEXT,
    "amount_minor" INTEGER NOT NULL,
    "created_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "answer" "proposal_answer",
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "order_proposal_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "order_proposal_tenant_id_order_id_created_at_idx" ON "order_proposal"("tenant_id", "order_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "order_proposal" ADD CONSTRAINT "order_proposal_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
