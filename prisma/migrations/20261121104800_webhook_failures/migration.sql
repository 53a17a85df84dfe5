-- AlterTable
ALTER TABLE "webhook_endpoint" ADD COLUMN     "failure_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "last_error" TEXT,
ADD COLUMN     "last_failed_at" TIMESTAMPTZ(3),
ADD COLUMN     "last_response_status" INTEGER;

-- CreateIndex
CREATE INDEX "webhook_endpoint_created_at_id_idx" ON "webhook_endpoint"("created_at" DESC, "id" DESC);

-- Endpoints in trouble: few of many, in the orders in which the platform sees them.
CREATE INDEX "webhook_endpoint_failing" ON "webhook_endpoint" ("failing_since" DESC, "id" DESC)
  WHERE "failing_since" IS NOT NULL AND "disabled_at" IS NULL AND "deleted_at" IS NULL;
CREATE INDEX "webhook_endpoint_disabled" ON "webhook_endpoint" ("disabled_at" DESC, "id" DESC)
  WHERE "disabled_at" IS NOT NULL AND "deleted_at" IS NULL;

-- What is failing now has failed at least once.
UPDATE "webhook_endpoint" SET "failure_count" = 1, "last_failed_at" = "failing_since" WHERE "failing_since" IS NOT NULL;
