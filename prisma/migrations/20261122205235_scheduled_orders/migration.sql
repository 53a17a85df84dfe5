-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "kitchen_at" TIMESTAMPTZ(3),
ADD COLUMN     "scheduled_for" TIMESTAMPTZ(3),
ADD COLUMN     "slot_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "tenant" ADD COLUMN     "orders_per_slot" INTEGER,
ADD COLUMN     "schedule_days" INTEGER DEFAULT 2;

-- CreateTable
CREATE TABLE "order_slot" (
    "tenant_id" TEXT NOT NULL,
    "slot_at" TIMESTAMPTZ(3) NOT NULL,
    "taken" INTEGER NOT NULL,

    CONSTRAINT "order_slot_pkey" PRIMARY KEY ("tenant_id","slot_at")
);

-- AddForeignKey
ALTER TABLE "order_slot" ADD CONSTRAINT "order_slot_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "order_slot" ADD CONSTRAINT "order_slot_taken" CHECK ("taken" >= 0);
ALTER TABLE "tenant" ADD CONSTRAINT "tenant_schedule_days" CHECK ("schedule_days" BETWEEN 0 AND 14) NOT VALID;
ALTER TABLE "tenant" ADD CONSTRAINT "tenant_orders_per_slot" CHECK ("orders_per_slot" BETWEEN 1 AND 999) NOT VALID;
