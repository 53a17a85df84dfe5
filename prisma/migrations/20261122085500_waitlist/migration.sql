-- CreateEnum
CREATE TYPE "waitlist_status" AS ENUM ('waiting', 'offered', 'booked', 'left', 'expired');

-- AlterTable
ALTER TABLE "reservation" ADD COLUMN     "held_until" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "waitlist_entry" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "status" "waitlist_status" NOT NULL,
    "guest_count" INTEGER NOT NULL,
    "customer_name" TEXT NOT NULL,
    "customer_email" TEXT,
    "customer_phone" TEXT,
    "note" TEXT,
    "locale" TEXT NOT NULL,
    "quoted_minutes" INTEGER,
    "reservation_id" TEXT,
    "offer_until" TIMESTAMPTZ(3),
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "waitlist_entry_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "waitlist_entry_tenant_id_status_created_at_idx" ON "waitlist_entry"("tenant_id", "status", "created_at");

-- CreateIndex
CREATE INDEX "waitlist_entry_customer_email_idx" ON "waitlist_entry"("customer_email");

-- CreateIndex
CREATE INDEX "waitlist_entry_closed_at_idx" ON "waitlist_entry"("closed_at");

-- CreateIndex
CREATE UNIQUE INDEX "waitlist_entry_tenant_id_reservation_id_key" ON "waitlist_entry"("tenant_id", "reservation_id");

-- AddForeignKey
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_entry_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_entry_tenant_id_reservation_id_fkey" FOREIGN KEY ("tenant_id", "reservation_id") REFERENCES "reservation"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- An offer is a hold with an end; who is done has a time
ALTER TABLE "waitlist_entry"
  ADD CONSTRAINT "waitlist_entry_offer_check"
    CHECK (("status" = 'offered') = ("offer_until" IS NOT NULL) AND ("status" <> 'offered' OR "reservation_id" IS NOT NULL)),
  ADD CONSTRAINT "waitlist_entry_closed_check"
    CHECK (("status" IN ('waiting', 'offered')) = ("closed_at" IS NULL));

-- What is held is not yet a booking that went on
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_held_check" CHECK ("held_until" IS NULL OR "status" = 'booked');

-- Who waits, and whose offer is running out
CREATE INDEX "waitlist_entry_open_idx" ON "waitlist_entry"("status", "created_at")
  WHERE "status" IN ('waiting', 'offered');
