-- Cash drawers, their days and Z reports (decision 107).

-- CreateEnum
CREATE TYPE "drawer_direction" AS ENUM ('in', 'out');

-- AlterTable
ALTER TABLE "tenant" ADD COLUMN     "counts_blind" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "day_ends_minutes" INTEGER NOT NULL DEFAULT 240;

-- AlterTable
ALTER TABLE "till_payment" ADD COLUMN     "drawer_day_id" TEXT;

-- CreateTable
CREATE TABLE "drawer" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "is_main" BOOLEAN NOT NULL,
    "printer_id" TEXT,
    "open_day_id" TEXT,
    "z_number" INTEGER NOT NULL DEFAULT 0,
    "removed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "drawer_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "drawer_member" (
    "tenant_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "drawer_id" TEXT NOT NULL,

    CONSTRAINT "drawer_member_pkey" PRIMARY KEY ("tenant_id","user_id")
);

-- CreateTable
CREATE TABLE "drawer_day" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "drawer_id" TEXT NOT NULL,
    "business_date" DATE NOT NULL,
    "currency" TEXT NOT NULL,
    "float_minor" INTEGER NOT NULL,
    "opened_by" TEXT,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "z_number" INTEGER,
    "closed_by" TEXT,
    "closed_at" TIMESTAMPTZ(3),
    "expected_minor" INTEGER,
    "counted_minor" INTEGER,
    "counts" JSONB,
    "note" TEXT,
    "report" JSONB,

    CONSTRAINT "drawer_day_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "drawer_movement" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "day_id" TEXT NOT NULL,
    "direction" "drawer_direction" NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "actor_id" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "drawer_movement_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "drawer_day_receipt" (
    "tenant_id" TEXT NOT NULL,
    "receipt_id" TEXT NOT NULL,
    "day_id" TEXT NOT NULL,

    CONSTRAINT "drawer_day_receipt_pkey" PRIMARY KEY ("tenant_id","receipt_id")
);

-- CreateIndex
CREATE INDEX "drawer_member_tenant_id_drawer_id_idx" ON "drawer_member"("tenant_id", "drawer_id");

-- CreateIndex
CREATE INDEX "drawer_day_tenant_id_opened_at_id_idx" ON "drawer_day"("tenant_id", "opened_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "drawer_day_tenant_id_drawer_id_z_number_key" ON "drawer_day"("tenant_id", "drawer_id", "z_number");

-- CreateIndex
CREATE INDEX "drawer_movement_tenant_id_day_id_idx" ON "drawer_movement"("tenant_id", "day_id");

-- CreateIndex
CREATE INDEX "drawer_day_receipt_tenant_id_day_id_idx" ON "drawer_day_receipt"("tenant_id", "day_id");

-- AddForeignKey
ALTER TABLE "drawer" ADD CONSTRAINT "drawer_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "drawer_member" ADD CONSTRAINT "drawer_member_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "tenant_member"("tenant_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "drawer_member" ADD CONSTRAINT "drawer_member_tenant_id_drawer_id_fkey" FOREIGN KEY ("tenant_id", "drawer_id") REFERENCES "drawer"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "drawer_day" ADD CONSTRAINT "drawer_day_tenant_id_drawer_id_fkey" FOREIGN KEY ("tenant_id", "drawer_id") REFERENCES "drawer"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "drawer_movement" ADD CONSTRAINT "drawer_movement_tenant_id_day_id_fkey" FOREIGN KEY ("tenant_id", "day_id") REFERENCES "drawer_day"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "drawer_day_receipt" ADD CONSTRAINT "drawer_day_receipt_tenant_id_day_id_fkey" FOREIGN KEY ("tenant_id", "day_id") REFERENCES "drawer_day"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "drawer_day_receipt" ADD CONSTRAINT "drawer_day_receipt_tenant_id_receipt_id_fkey" FOREIGN KEY ("tenant_id", "receipt_id") REFERENCES "receipt"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "till_payment" ADD CONSTRAINT "till_payment_tenant_id_drawer_day_id_fkey" FOREIGN KEY ("tenant_id", "drawer_day_id") REFERENCES "drawer_day"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "tenant" ADD CONSTRAINT "tenant_day_ends_by_noon" CHECK ("day_ends_minutes" BETWEEN 0 AND 719) NOT VALID;

-- One main drawer per restaurant, one drawer of a name, and one open day per drawer.
CREATE UNIQUE INDEX "drawer_one_main" ON "drawer"("tenant_id") WHERE "is_main" AND "removed_at" IS NULL;
CREATE UNIQUE INDEX "drawer_name" ON "drawer"("tenant_id", "name") WHERE "removed_at" IS NULL;
CREATE UNIQUE INDEX "drawer_day_one_open" ON "drawer_day"("tenant_id", "drawer_id") WHERE "closed_at" IS NULL;

ALTER TABLE "drawer_day"
  ADD CONSTRAINT "drawer_day_float" CHECK ("float_minor" >= 0),
  ADD CONSTRAINT "drawer_day_closed_whole" CHECK (
    num_nonnulls("z_number", "closed_at", "expected_minor", "counted_minor", "report") IN (0, 5) AND "counted_minor" >= 0);
ALTER TABLE "drawer_movement" ADD CONSTRAINT "drawer_movement_amount" CHECK ("amount_minor" > 0);

CREATE TRIGGER "drawer_movement_immutable" BEFORE UPDATE OR DELETE ON "drawer_movement"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "drawer_day_receipt_immutable" BEFORE UPDATE OR DELETE ON "drawer_day_receipt"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
-- An open day can only be closed; a closed one never changes.
CREATE TRIGGER "drawer_day_kept" BEFORE DELETE ON "drawer_day"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "drawer_day_immutable" BEFORE UPDATE ON "drawer_day"
  FOR EACH ROW WHEN (OLD."closed_at" IS NOT NULL OR NEW."closed_at" IS NULL OR NEW."float_minor" <> OLD."float_minor"
    OR NEW."drawer_id" <> OLD."drawer_id" OR NEW."opened_at" <> OLD."opened_at" OR NEW."business_date" <> OLD."business_date")
  EXECUTE FUNCTION "refuse_change"();

-- A taking is given its drawer's day once, and is otherwise immutable as before.
CREATE FUNCTION "keep_till_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.drawer_day_id IS NULL AND to_jsonb(NEW) - 'drawer_day_id' = to_jsonb(OLD) - 'drawer_day_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is immutable', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
DROP TRIGGER "till_payment_immutable" ON "till_payment";
CREATE TRIGGER "till_payment_immutable" BEFORE UPDATE ON "till_payment"
  FOR EACH ROW EXECUTE FUNCTION "keep_till_payment"();

-- The day that a member's taking belongs to: that of their own drawer, or of the main one; null while it is not open. The
-- drawer stays locked to those who open and close days until the taking is committed.
CREATE FUNCTION "open_drawer_day"(of_tenant text, of_member text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  day_id text;
BEGIN
  SELECT d.open_day_id INTO day_id FROM drawer d
   WHERE d.tenant_id = of_tenant AND d.id = coalesce(
     (SELECT m.drawer_id FROM drawer_member m WHERE m.tenant_id = of_tenant AND m.user_id = of_member),
     (SELECT main.id FROM drawer main WHERE main.tenant_id = of_tenant AND main.is_main AND main.removed_at IS NULL))
     FOR SHARE OF d;
  RETURN day_id;
END $$;
