-- CreateEnum
CREATE TYPE "kitchen_screen_kind" AS ENUM ('station', 'expediter', 'pickup');

-- AlterTable
ALTER TABLE "bill_item" ADD COLUMN     "course" INTEGER;

-- CreateTable
CREATE TABLE "kitchen_pairing" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "code_digest" TEXT NOT NULL,
    "token_digest" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "kitchen_pairing_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "kitchen_screen" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "kind" "kitchen_screen_kind" NOT NULL,
    "station_id" TEXT,
    "token_digest" TEXT NOT NULL,
    "paired_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "kitchen_screen_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "kitchen_ticket" (
    "tenant_id" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "station_id" TEXT NOT NULL,
    "order_id" TEXT,
    "bill_id" TEXT,
    "made" JSONB NOT NULL DEFAULT '{}',
    "started_at" TIMESTAMPTZ(3),
    "bumped_at" TIMESTAMPTZ(3),
    "bumped_by" TEXT,
    "recalled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "kitchen_ticket_pkey" PRIMARY KEY ("tenant_id","subject_id","round","station_id")
);

-- CreateTable
CREATE TABLE "kitchen_call" (
    "tenant_id" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "order_id" TEXT,
    "bill_id" TEXT,
    "rushed_at" TIMESTAMPTZ(3),
    "fired" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "kitchen_call_pkey" PRIMARY KEY ("tenant_id","subject_id","round")
);

-- CreateTable
CREATE TABLE "kitchen_settings" (
    "tenant_id" TEXT NOT NULL,
    "soon_minutes" INTEGER NOT NULL,
    "late_minutes" INTEGER NOT NULL,

    CONSTRAINT "kitchen_settings_pkey" PRIMARY KEY ("tenant_id")
);

-- CreateIndex
CREATE INDEX "kitchen_pairing_expires_at_idx" ON "kitchen_pairing"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "kitchen_pairing_tenant_id_code_digest_key" ON "kitchen_pairing"("tenant_id", "code_digest");

-- CreateIndex
CREATE UNIQUE INDEX "kitchen_screen_tenant_id_name_key" ON "kitchen_screen"("tenant_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "kitchen_screen_tenant_id_token_digest_key" ON "kitchen_screen"("tenant_id", "token_digest");

-- CreateIndex
CREATE INDEX "kitchen_ticket_created_at_idx" ON "kitchen_ticket"("created_at");

-- CreateIndex
CREATE INDEX "kitchen_call_created_at_idx" ON "kitchen_call"("created_at");

-- AddForeignKey
ALTER TABLE "kitchen_pairing" ADD CONSTRAINT "kitchen_pairing_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kitchen_screen" ADD CONSTRAINT "kitchen_screen_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kitchen_screen" ADD CONSTRAINT "kitchen_screen_tenant_id_station_id_fkey" FOREIGN KEY ("tenant_id", "station_id") REFERENCES "station"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kitchen_ticket" ADD CONSTRAINT "kitchen_ticket_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kitchen_ticket" ADD CONSTRAINT "kitchen_ticket_tenant_id_bill_id_fkey" FOREIGN KEY ("tenant_id", "bill_id") REFERENCES "bill"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kitchen_call" ADD CONSTRAINT "kitchen_call_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kitchen_call" ADD CONSTRAINT "kitchen_call_tenant_id_bill_id_fkey" FOREIGN KEY ("tenant_id", "bill_id") REFERENCES "bill"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kitchen_settings" ADD CONSTRAINT "kitchen_settings_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
