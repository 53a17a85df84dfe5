-- What a kitchen cooks, and what the marketplace finds restaurants by.
ALTER TABLE "tenant"
  ADD COLUMN "cuisines" TEXT[] DEFAULT ARRAY[]::TEXT[],
  ADD CONSTRAINT "tenant_cuisines" CHECK (cardinality("cuisines") <= 3);

-- Words of dishes in all languages of the menu.
CREATE INDEX "product_name_words" ON "product" USING gin (jsonb_to_tsvector('simple', "name", '["string"]'))
  WHERE "status" = 'active';
