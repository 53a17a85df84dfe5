-- What a till or another program calls a category, a dish or a table (decision 117).
ALTER TABLE "category" ADD COLUMN "external_id" TEXT;
ALTER TABLE "product" ADD COLUMN "external_id" TEXT;
ALTER TABLE "dining_table" ADD COLUMN "external_id" TEXT;

ALTER TABLE "category" ADD CONSTRAINT "category_external_id_length" CHECK (char_length("external_id") BETWEEN 1 AND 100) NOT VALID;
ALTER TABLE "product" ADD CONSTRAINT "product_external_id_length" CHECK (char_length("external_id") BETWEEN 1 AND 100) NOT VALID;
ALTER TABLE "dining_table" ADD CONSTRAINT "dining_table_external_id_length" CHECK (char_length("external_id") BETWEEN 1 AND 100) NOT VALID;
