-- no transaction: orders go on being placed. No statement looks for lines by their product; each line paid for the index.
DROP INDEX CONCURRENTLY IF EXISTS "order_item_tenant_id_product_id_idx";
