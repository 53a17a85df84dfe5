-- AlterTable
ALTER TABLE "tenant" ADD COLUMN     "alert_emails" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "imprint" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "legal_name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "special_day_names" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "unseen_minutes" INTEGER NOT NULL DEFAULT 5,
ADD COLUMN     "vat_number" TEXT NOT NULL DEFAULT '';

-- The settings take the same range, see lib/restaurant/tenancy/settings-contract.ts.
ALTER TABLE "tenant" ADD CONSTRAINT "tenant_unseen_minutes" CHECK ("unseen_minutes" BETWEEN 1 AND 120);
