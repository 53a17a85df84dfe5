-- AlterTable
ALTER TABLE "email" ADD COLUMN     "tries" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "tenant" ADD COLUMN     "guests_erased_before" TIMESTAMPTZ(3),
ADD COLUMN     "personal_data_months" INTEGER NOT NULL DEFAULT 24;

-- CreateIndex
CREATE INDEX "processor_event_received_at_idx" ON "processor_event"("received_at");

ALTER TABLE "tenant" ADD CONSTRAINT "tenant_personal_data_months" CHECK ("personal_data_months" BETWEEN 1 AND 120);

-- The few that a super-admin looks at.
CREATE INDEX "email_failed" ON "email" ("created_at" DESC, "id" DESC) WHERE "status" = 'failed';
