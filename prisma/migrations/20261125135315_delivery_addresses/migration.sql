-- CreateEnum
CREATE TYPE "address_lookup" AS ENUM ('found', 'not_found', 'not_looked_up');

-- CreateEnum
CREATE TYPE "unplaced_addresses" AS ENUM ('accept', 'refuse');

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "address_lookup" "address_lookup",
ADD COLUMN     "city" TEXT;

-- AlterTable
ALTER TABLE "tenant" ADD COLUMN     "delivery_postcodes" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "unplaced_addresses" "unplaced_addresses" NOT NULL DEFAULT 'accept';

-- CreateTable
CREATE TABLE "looked_up_address" (
    "key" TEXT NOT NULL,
    "finding" JSONB NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "looked_up_address_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "looked_up_address_expires_at_idx" ON "looked_up_address"("expires_at");

ALTER TABLE "tenant"
  ADD CONSTRAINT "tenant_delivery_postcodes" CHECK (cardinality("delivery_postcodes") <= 300);
