-- Orders whose processor part was refunded counted as refunded while the platform still held what a gift card had paid.
-- They are refunded in part, so that the rest is released or returned.
UPDATE "orders" o SET "escrow_status" = 'partial_refund', "payment_status" = 'paid'
 WHERE o."escrow_status" = 'refunded' AND o."gift_card_minor" > 0 AND o."released_at" IS NULL
   AND o."status" NOT IN ('canceled', 'rejected')
   AND NOT EXISTS (SELECT FROM "refund" r WHERE r."tenant_id" = o."tenant_id" AND r."order_id" = o."id"
                                            AND r."purse" = 'gift_card');
