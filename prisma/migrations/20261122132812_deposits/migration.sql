-- CreateEnum
CREATE TYPE "deposit_status" AS ENUM ('pending', 'paid', 'kept', 'returned', 'canceled', 'waived');

-- AlterEnum
ALTER TYPE "subject_kind" ADD VALUE 'deposit';

-- AlterTable
ALTER TABLE "payment" ADD COLUMN     "reservation_id" TEXT;

-- AlterTable
ALTER TABLE "reservation_policy" ADD COLUMN     "deposit_from_party" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "deposit_per_guest_minor" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "deposit_refund_hours" INTEGER NOT NULL DEFAULT 24;

-- AlterTable
ALTER TABLE "transfer" ADD COLUMN     "reservation_id" TEXT;

-- CreateTable
CREATE TABLE "deposit" (
    "tenant_id" TEXT NOT NULL,
    "reservation_id" TEXT NOT NULL,
    "status" "deposit_status" NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "refund_hours" INTEGER NOT NULL,
    "refundable_until" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "deposit_pkey" PRIMARY KEY ("tenant_id","reservation_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "payment_tenant_id_reservation_id_key" ON "payment"("tenant_id", "reservation_id");

-- CreateIndex
CREATE UNIQUE INDEX "transfer_tenant_id_reservation_id_return_of_key" ON "transfer"("tenant_id", "reservation_id", "return_of");

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_tenant_id_reservation_id_fkey" FOREIGN KEY ("tenant_id", "reservation_id") REFERENCES "deposit"("tenant_id", "reservation_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_tenant_id_reservation_id_fkey" FOREIGN KEY ("tenant_id", "reservation_id") REFERENCES "deposit"("tenant_id", "reservation_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_tenant_id_reservation_id_fkey" FOREIGN KEY ("tenant_id", "reservation_id") REFERENCES "reservation"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say.
ALTER TABLE "payment"
  DROP CONSTRAINT "payment_of_one_thing",
  ADD CONSTRAINT "payment_of_one_thing" CHECK (
    num_nonnulls("order_id", "bill_payment_id", "gift_card_purchase_id", "reservation_id") = 1);
ALTER TABLE "transfer"
  DROP CONSTRAINT "transfer_of_at_most_one_thing",
  ADD CONSTRAINT "transfer_of_at_most_one_thing" CHECK (
    num_nonnulls("order_id", "bill_payment_id", "reservation_id") <= 1);

ALTER TABLE "deposit"
  ADD CONSTRAINT "deposit_amount_positive" CHECK ("amount_minor" > 0),
  ADD CONSTRAINT "deposit_closed_by_status" CHECK (("status" IN ('pending', 'paid')) = ("closed_at" IS NULL)),
  ADD CONSTRAINT "deposit_paid_by_status" CHECK (
    ("status" IN ('paid', 'kept', 'returned')) = ("paid_at" IS NOT NULL));
CREATE INDEX "deposit_open" ON "deposit" ("status") WHERE "status" IN ('pending', 'paid');

ALTER TABLE "reservation_policy"
  ADD CONSTRAINT "reservation_policy_deposit" CHECK (
    "deposit_per_guest_minor" >= 0 AND "deposit_from_party" >= 1 AND "deposit_refund_hours" >= 0);
