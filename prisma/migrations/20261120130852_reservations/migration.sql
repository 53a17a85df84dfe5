-- CreateEnum
CREATE TYPE "reservation_status" AS ENUM ('booked', 'seated', 'finished', 'no_show', 'canceled');

-- CreateEnum
CREATE TYPE "reservation_source" AS ENUM ('online', 'phone', 'walk_in');

-- CreateTable
CREATE TABLE "reservation_policy" (
    "tenant_id" TEXT NOT NULL,
    "online_booking" BOOLEAN NOT NULL,
    "party_min" INTEGER NOT NULL,
    "party_max" INTEGER NOT NULL,
    "slot_length_minutes" INTEGER NOT NULL,
    "slot_interval_minutes" INTEGER NOT NULL,
    "longer_stays" JSONB NOT NULL,
    "blocked_dates" TEXT[],
    "lead_minutes" INTEGER NOT NULL,
    "days_ahead" INTEGER NOT NULL,

    CONSTRAINT "reservation_policy_pkey" PRIMARY KEY ("tenant_id")
);

-- CreateTable
CREATE TABLE "dining_table" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "area" TEXT NOT NULL DEFAULT '',
    "seats" INTEGER NOT NULL,
    "bookable_online" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL DEFAULT 0,
    "removed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dining_table_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "dining_table_pair" (
    "tenant_id" TEXT NOT NULL,
    "table_id" TEXT NOT NULL,
    "other_id" TEXT NOT NULL,

    CONSTRAINT "dining_table_pair_pkey" PRIMARY KEY ("tenant_id","table_id","other_id")
);

-- CreateTable
CREATE TABLE "reservation" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "status" "reservation_status" NOT NULL,
    "source" "reservation_source" NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "live" BOOLEAN NOT NULL,
    "guest_count" INTEGER NOT NULL,
    "customer_name" TEXT NOT NULL,
    "customer_email" TEXT,
    "customer_phone" TEXT,
    "special_requests" TEXT,
    "note" TEXT,
    "locale" TEXT NOT NULL,
    "cancel_token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "seated_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "no_show_at" TIMESTAMPTZ(3),
    "canceled_at" TIMESTAMPTZ(3),
    "canceled_by" "actor",

    CONSTRAINT "reservation_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "reservation_table" (
    "tenant_id" TEXT NOT NULL,
    "reservation_id" TEXT NOT NULL,
    "table_id" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "live" BOOLEAN NOT NULL,

    CONSTRAINT "reservation_table_pkey" PRIMARY KEY ("tenant_id","reservation_id","table_id")
);

-- CreateIndex
CREATE INDEX "dining_table_pair_tenant_id_other_id_idx" ON "dining_table_pair"("tenant_id", "other_id");

-- CreateIndex
CREATE INDEX "reservation_tenant_id_starts_at_id_idx" ON "reservation"("tenant_id", "starts_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "reservation_tenant_id_id_starts_at_ends_at_live_key" ON "reservation"("tenant_id", "id", "starts_at", "ends_at", "live");

-- CreateIndex
CREATE INDEX "reservation_table_tenant_id_table_id_idx" ON "reservation_table"("tenant_id", "table_id");

-- AddForeignKey
ALTER TABLE "reservation_policy" ADD CONSTRAINT "reservation_policy_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dining_table" ADD CONSTRAINT "dining_table_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dining_table_pair" ADD CONSTRAINT "dining_table_pair_tenant_id_table_id_fkey" FOREIGN KEY ("tenant_id", "table_id") REFERENCES "dining_table"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dining_table_pair" ADD CONSTRAINT "dining_table_pair_tenant_id_other_id_fkey" FOREIGN KEY ("tenant_id", "other_id") REFERENCES "dining_table"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reservation_table" ADD CONSTRAINT "reservation_table_tenant_id_reservation_id_starts_at_ends__fkey" FOREIGN KEY ("tenant_id", "reservation_id", "starts_at", "ends_at", "live") REFERENCES "reservation"("tenant_id", "id", "starts_at", "ends_at", "live") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reservation_table" ADD CONSTRAINT "reservation_table_tenant_id_table_id_fkey" FOREIGN KEY ("tenant_id", "table_id") REFERENCES "dining_table"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say.
CREATE EXTENSION IF NOT EXISTS btree_gist;

ALTER TABLE "reservation_policy"
  ADD CONSTRAINT "reservation_policy_party" CHECK ("party_min" >= 1 AND "party_min" <= "party_max" AND "party_max" <= 20),
  ADD CONSTRAINT "reservation_policy_minutes" CHECK (
    "slot_length_minutes" >= 1 AND "slot_interval_minutes" >= 1 AND "lead_minutes" >= 0 AND "days_ahead" >= 0);

ALTER TABLE "dining_table" ADD CONSTRAINT "dining_table_has_seats" CHECK ("seats" >= 1);
CREATE UNIQUE INDEX "dining_table_tenant_id_name_key" ON "dining_table" ("tenant_id", lower("name")) WHERE "removed_at" IS NULL;

ALTER TABLE "dining_table_pair" ADD CONSTRAINT "dining_table_pair_once" CHECK ("table_id" < "other_id");

ALTER TABLE "reservation"
  ADD CONSTRAINT "reservation_takes_time" CHECK ("starts_at" < "ends_at"),
  ADD CONSTRAINT "reservation_has_guests" CHECK ("guest_count" >= 1),
  ADD CONSTRAINT "reservation_live_by_status" CHECK ("live" = ("status" IN ('booked', 'seated')));

-- Half-open ranges: a stay that ends at 21:00 and one that begins then may follow each other.
ALTER TABLE "reservation_table" ADD CONSTRAINT "reservation_table_no_overlap"
  EXCLUDE USING gist ("tenant_id" WITH =, "table_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("live");
