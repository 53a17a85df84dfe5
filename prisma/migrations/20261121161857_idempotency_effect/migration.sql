-- AlterTable
ALTER TABLE "idempotency_key" ADD COLUMN     "effect_at" TIMESTAMPTZ(3);
