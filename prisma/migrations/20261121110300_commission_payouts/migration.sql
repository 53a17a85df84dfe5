-- CreateTable
CREATE TABLE "commission_payout" (
    "id" TEXT NOT NULL,
    "agent_id" TEXT NOT NULL,
    "up_to" TEXT NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "commission_payout_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "commission_payout_item" (
    "tenant_id" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "payout_id" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "fees_minor" BIGINT NOT NULL,
    "commission_minor" BIGINT NOT NULL,

    CONSTRAINT "commission_payout_item_pkey" PRIMARY KEY ("tenant_id","month")
);

-- CreateIndex
CREATE INDEX "commission_payout_agent_id_created_at_idx" ON "commission_payout"("agent_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "commission_payout_item_payout_id_idx" ON "commission_payout_item"("payout_id");

-- AddForeignKey
ALTER TABLE "commission_payout" ADD CONSTRAINT "commission_payout_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "sales_agent"("user_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "commission_payout_item" ADD CONSTRAINT "commission_payout_item_payout_id_fkey" FOREIGN KEY ("payout_id") REFERENCES "commission_payout"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "commission_payout_item" ADD CONSTRAINT "commission_payout_item_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "referral"("tenant_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say.
ALTER TABLE "commission_payout" ADD CONSTRAINT "commission_payout_up_to_is_a_month" CHECK ("up_to" ~ '^\d{4}-(0[1-9]|1[0-2])$');
ALTER TABLE "commission_payout_item"
  ADD CONSTRAINT "commission_payout_item_month_is_a_month" CHECK ("month" ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  ADD CONSTRAINT "commission_payout_item_pays" CHECK ("commission_minor" > 0 AND "commission_minor" <= "fees_minor");
CREATE TRIGGER "commission_payout_immutable" BEFORE UPDATE OR DELETE ON "commission_payout"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "commission_payout_item_immutable" BEFORE UPDATE OR DELETE ON "commission_payout_item"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
