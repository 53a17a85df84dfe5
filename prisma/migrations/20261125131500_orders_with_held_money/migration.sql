-- What the platform holds, restaurant by restaurant, newest first: orders in cash are not among them.
CREATE INDEX "orders_held_money" ON "orders" ("tenant_id", "created_at" DESC, "id" DESC)
  WHERE "escrow_status" = 'held'
    AND ("gift_card_minor" > 0 OR "payment_method" <> 'cash' AND "payment_status" IN ('paid', 'refunded'));
