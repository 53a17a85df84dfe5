-- AlterTable
ALTER TABLE "order_item" ADD COLUMN     "shown" JSONB;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "minimum_age" INTEGER;

-- AlterTable
ALTER TABLE "product" ADD COLUMN     "minimum_age" INTEGER;
