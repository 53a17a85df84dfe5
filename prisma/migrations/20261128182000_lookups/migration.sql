-- no transaction: orders go on being placed while these are built. A guest's own order, which is most of them, is in none.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_by_channel" ON "orders" ("tenant_id", "channel", "created_at" DESC, "id" DESC) WHERE "channel" <> 'online';
CREATE INDEX CONCURRENTLY IF NOT EXISTS "gift_card_by_purchaser" ON "gift_card" ("tenant_id", lower("purchaser_email")) WHERE "purchaser_email" IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "gift_card_by_recipient" ON "gift_card" ("tenant_id", lower("recipient_email")) WHERE "recipient_email" IS NOT NULL;
