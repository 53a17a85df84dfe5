-- CreateEnum
CREATE TYPE "printer_kind" AS ENUM ('star_cloudprnt', 'epos_direct', 'escpos_bridge');

-- CreateEnum
CREATE TYPE "printer_state" AS ENUM ('unpaired', 'online', 'silent', 'cover_open', 'paper_out', 'error');

-- CreateEnum
CREATE TYPE "print_job_state" AS ENUM ('waiting', 'claimed', 'printed', 'failed', 'canceled');

-- CreateTable
CREATE TABLE "station" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "category_ids" TEXT[],
    "product_ids" TEXT[],
    "option_labels" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "station_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "printer" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "kind" "printer_kind" NOT NULL,
    "width" INTEGER NOT NULL,
    "ticket_kinds" TEXT[],
    "station_ids" TEXT[],
    "substitute_id" TEXT,
    "token_digest" TEXT NOT NULL,
    "state" "printer_state" NOT NULL DEFAULT 'unpaired',
    "state_at" TIMESTAMPTZ(3) NOT NULL,
    "last_poll_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "printer_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "print_job" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "printer_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "order_id" TEXT,
    "bill_id" TEXT,
    "ticket" JSONB NOT NULL,
    "state" "print_job_state" NOT NULL DEFAULT 'waiting',
    "not_before" TIMESTAMPTZ(3),
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "may_be_twice" BOOLEAN NOT NULL DEFAULT false,
    "is_reprint" BOOLEAN NOT NULL DEFAULT false,
    "problem" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "claimed_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "print_job_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "station_tenant_id_name_key" ON "station"("tenant_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "printer_tenant_id_name_key" ON "printer"("tenant_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "printer_tenant_id_token_digest_key" ON "printer"("tenant_id", "token_digest");

-- CreateIndex
CREATE INDEX "print_job_tenant_id_printer_id_state_id_idx" ON "print_job"("tenant_id", "printer_id", "state", "id");

-- CreateIndex
CREATE INDEX "print_job_tenant_id_order_id_idx" ON "print_job"("tenant_id", "order_id");

-- CreateIndex
CREATE INDEX "print_job_tenant_id_bill_id_idx" ON "print_job"("tenant_id", "bill_id");

-- CreateIndex
CREATE INDEX "print_job_created_at_idx" ON "print_job"("created_at");

-- AddForeignKey
ALTER TABLE "station" ADD CONSTRAINT "station_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "printer" ADD CONSTRAINT "printer_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "print_job" ADD CONSTRAINT "print_job_tenant_id_printer_id_fkey" FOREIGN KEY ("tenant_id", "printer_id") REFERENCES "printer"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
