-- AlterTable
ALTER TABLE "deposit" ADD COLUMN     "till_minor" INTEGER;

ALTER TABLE "deposit" ADD CONSTRAINT "deposit_till_within_amount" CHECK ("till_minor" BETWEEN 0 AND "amount_minor") NOT VALID;
