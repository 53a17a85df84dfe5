-- AlterTable
ALTER TABLE "audit_entry" ADD COLUMN     "visit_id" TEXT;

-- AlterTable
ALTER TABLE "tenant" ADD COLUMN     "suspended_reason" TEXT;

-- CreateTable
CREATE TABLE "support_visit" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "support_visit_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "support_visit_tenant_id_ends_at_idx" ON "support_visit"("tenant_id", "ends_at" DESC);

-- AddForeignKey
ALTER TABLE "support_visit" ADD CONSTRAINT "support_visit_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_visit" ADD CONSTRAINT "support_visit_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Of rivals who start a visit at the same moment, one wins.
ALTER TABLE "support_visit" ADD CONSTRAINT "support_visit_one_at_a_time"
  EXCLUDE USING gist ("tenant_id" WITH =, "user_id" WITH =, tstzrange("started_at", coalesce("ended_at", "ends_at")) WITH &&);
