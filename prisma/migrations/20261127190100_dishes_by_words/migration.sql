-- no transaction: menus go on being changed while it is built. On 600,000 dishes that takes about a minute.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_by_words" ON "product"
  USING gin ("tenant_id", dish_words(plain_text("name"::text)::jsonb)) WHERE "status" = 'active';
DROP INDEX CONCURRENTLY IF EXISTS "product_plain_words";
