-- CreateEnum
CREATE TYPE "account_token_purpose" AS ENUM ('reset_password', 'prove_email');

-- AlterTable
ALTER TABLE "bazar_user" ADD COLUMN     "email_proven_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "customer" ADD COLUMN     "email_proven_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "reservation" ADD COLUMN     "bazar_user_id" TEXT,
ADD COLUMN     "customer_id" TEXT;

-- CreateTable
CREATE TABLE "account_token" (
    "id" TEXT NOT NULL,
    "purpose" "account_token_purpose" NOT NULL,
    "kind" "session_kind" NOT NULL,
    "subject_id" TEXT NOT NULL,
    "tenant_id" TEXT,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff_invitation" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "role" "member_role" NOT NULL,
    "token_hash" TEXT NOT NULL,
    "invited_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "staff_invitation_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "design_assignment" (
    "user_id" TEXT NOT NULL,
    "tenant_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "design_assignment_pkey" PRIMARY KEY ("user_id","tenant_id")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor_id" TEXT NOT NULL,
    "actor_email" TEXT NOT NULL,
    "actor_role" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "tenant_id" TEXT,
    "subject_id" TEXT,
    "data" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sales_agent" (
    "user_id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "commission_bps" INTEGER NOT NULL DEFAULT 2000,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sales_agent_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "referral" (
    "tenant_id" TEXT NOT NULL,
    "agent_id" TEXT NOT NULL,
    "commission_bps" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "referral_pkey" PRIMARY KEY ("tenant_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "account_token_token_hash_key" ON "account_token"("token_hash");

-- CreateIndex
CREATE INDEX "account_token_subject_id_idx" ON "account_token"("subject_id");

-- CreateIndex
CREATE INDEX "account_token_expires_at_idx" ON "account_token"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "staff_invitation_token_hash_key" ON "staff_invitation"("token_hash");

-- CreateIndex
CREATE INDEX "design_assignment_tenant_id_idx" ON "design_assignment"("tenant_id");

-- CreateIndex
CREATE INDEX "audit_entry_at_id_idx" ON "audit_entry"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entry_tenant_id_at_idx" ON "audit_entry"("tenant_id", "at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "sales_agent_code_key" ON "sales_agent"("code");

-- CreateIndex
CREATE INDEX "referral_agent_id_created_at_idx" ON "referral"("agent_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "orders_customer_email_created_at_idx" ON "orders"("customer_email", "created_at" DESC);

-- CreateIndex
CREATE INDEX "reservation_bazar_user_id_idx" ON "reservation"("bazar_user_id");

-- CreateIndex
CREATE INDEX "reservation_customer_email_idx" ON "reservation"("customer_email");

-- AddForeignKey
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "design_assignment" ADD CONSTRAINT "design_assignment_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "design_assignment" ADD CONSTRAINT "design_assignment_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sales_agent" ADD CONSTRAINT "sales_agent_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referral" ADD CONSTRAINT "referral_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referral" ADD CONSTRAINT "referral_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "sales_agent"("user_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say.
ALTER TABLE "staff_invitation"
  ADD CONSTRAINT "staff_invitation_email_lower_case" CHECK ("email" = lower("email")),
  ADD CONSTRAINT "staff_invitation_not_for_owners" CHECK ("role" <> 'owner');
CREATE UNIQUE INDEX "staff_invitation_open" ON "staff_invitation" ("tenant_id", "email")
  WHERE "accepted_at" IS NULL AND "revoked_at" IS NULL;

ALTER TABLE "sales_agent"
  ADD CONSTRAINT "sales_agent_code_upper_case" CHECK ("code" = upper("code")),
  ADD CONSTRAINT "sales_agent_commission_is_a_share" CHECK ("commission_bps" BETWEEN 0 AND 10000);
ALTER TABLE "referral"
  ADD CONSTRAINT "referral_commission_is_a_share" CHECK ("commission_bps" BETWEEN 0 AND 10000);

CREATE TRIGGER "audit_entry_immutable" BEFORE UPDATE OR DELETE ON "audit_entry"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
