-- CreateEnum
CREATE TYPE "table_shape" AS ENUM ('square', 'round');

-- AlterTable
ALTER TABLE "dining_table" ADD COLUMN     "plan_x" INTEGER,
ADD COLUMN     "plan_y" INTEGER,
ADD COLUMN     "shape" "table_shape" NOT NULL DEFAULT 'square';

-- AlterTable
ALTER TABLE "email" ADD COLUMN     "attachments" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "reservation" ADD COLUMN     "reminded_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "reservation_policy" ADD COLUMN     "reminder_hours" INTEGER NOT NULL DEFAULT 24;

-- Bookings whose guests are still to be reminded
CREATE INDEX "reservation_to_remind_idx" ON "reservation"("starts_at")
  WHERE "status" = 'booked' AND "reminded_at" IS NULL AND "customer_email" IS NOT NULL;

ALTER TABLE "reservation_policy" ADD CONSTRAINT "reservation_policy_reminder_hours_check"
  CHECK ("reminder_hours" BETWEEN 0 AND 168);

-- Both or neither: half a place is none
ALTER TABLE "dining_table" ADD CONSTRAINT "dining_table_plan_check"
  CHECK (("plan_x" IS NULL) = ("plan_y" IS NULL));
