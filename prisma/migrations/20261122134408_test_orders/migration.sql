-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "is_test" BOOLEAN NOT NULL DEFAULT false;

-- A test moves no money. Not checked for the rows that there are: none of them is a test.
ALTER TABLE "orders" ADD CONSTRAINT "orders_test_in_cash" CHECK (NOT "is_test" OR ("payment_method" = 'cash' AND "gift_card_minor" = 0)) NOT VALID;
