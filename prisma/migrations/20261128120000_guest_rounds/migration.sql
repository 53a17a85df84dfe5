-- Guests order at their table (docs/decisions/106): their rounds wait here until staff accept them, and each item says whose it is.
-- CreateEnum
CREATE TYPE "guest_round_status" AS ENUM ('waiting', 'accepted', 'refused', 'canceled', 'expired');

-- CreateEnum
CREATE TYPE "table_ordering" AS ENUM ('off', 'accepted', 'direct');

-- AlterTable
ALTER TABLE "bill_item" ADD COLUMN     "guest_id" TEXT;

-- AlterTable
ALTER TABLE "tenant" ADD COLUMN     "orders_at_free_tables" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "table_ordering" "table_ordering" NOT NULL DEFAULT 'off';

-- CreateTable
CREATE TABLE "bill_guest" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "bill_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "name" TEXT,
    "browser_id" TEXT,
    "trusted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bill_guest_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "guest_round" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "table_id" TEXT NOT NULL,
    "bill_id" TEXT,
    "guest_id" TEXT,
    "browser_id" TEXT,
    "guest_name" TEXT,
    "status" "guest_round_status" NOT NULL,
    "lines" JSONB NOT NULL,
    "currency" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "settled_by" TEXT,
    "reason" TEXT,
    "note" TEXT,
    "round" INTEGER,

    CONSTRAINT "guest_round_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "bill_guest_tenant_id_bill_id_number_key" ON "bill_guest"("tenant_id", "bill_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "bill_guest_tenant_id_bill_id_browser_id_key" ON "bill_guest"("tenant_id", "bill_id", "browser_id");

-- CreateIndex
CREATE INDEX "bill_guest_tenant_id_created_at_idx" ON "bill_guest"("tenant_id", "created_at");

-- CreateIndex
CREATE INDEX "guest_round_sent_at_idx" ON "guest_round"("sent_at");

-- CreateIndex
CREATE INDEX "guest_round_tenant_id_bill_id_id_idx" ON "guest_round"("tenant_id", "bill_id", "id");

-- CreateIndex
CREATE INDEX "guest_round_tenant_id_table_id_id_idx" ON "guest_round"("tenant_id", "table_id", "id");

-- CreateIndex
CREATE INDEX "guest_round_tenant_id_status_expires_at_idx" ON "guest_round"("tenant_id", "status", "expires_at");

-- AddForeignKey
ALTER TABLE "bill_item" ADD CONSTRAINT "bill_item_tenant_id_guest_id_fkey" FOREIGN KEY ("tenant_id", "guest_id") REFERENCES "bill_guest"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;

-- AddForeignKey
ALTER TABLE "bill_guest" ADD CONSTRAINT "bill_guest_tenant_id_bill_id_fkey" FOREIGN KEY ("tenant_id", "bill_id") REFERENCES "bill"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "guest_round" ADD CONSTRAINT "guest_round_tenant_id_table_id_fkey" FOREIGN KEY ("tenant_id", "table_id") REFERENCES "dining_table"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "guest_round" ADD CONSTRAINT "guest_round_tenant_id_bill_id_fkey" FOREIGN KEY ("tenant_id", "bill_id") REFERENCES "bill"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "guest_round" ADD CONSTRAINT "guest_round_tenant_id_guest_id_fkey" FOREIGN KEY ("tenant_id", "guest_id") REFERENCES "bill_guest"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Those whose time is over are found by when it is
CREATE INDEX "guest_round_waiting" ON "guest_round" ("expires_at") WHERE "status" = 'waiting';

-- A round that waits has not ended, and one that was accepted is on a bill
ALTER TABLE "guest_round" ADD CONSTRAINT "guest_round_status_check" CHECK (
  ("status" = 'waiting') = ("settled_at" IS NULL)
  AND ("status" <> 'accepted' OR ("bill_id" IS NOT NULL AND "round" IS NOT NULL AND "guest_id" IS NOT NULL)));
