-- What is switched off for a while ends by itself: no job has to run for a dish or a category to come back.
ALTER TABLE "product" ADD COLUMN "sold_out_until" TIMESTAMPTZ(3);
ALTER TABLE "category" ADD COLUMN "hidden_until" TIMESTAMPTZ(3);

-- Nobody sees an order: the owners get one email. The search goes through the index of orders by status, so that a new
-- order pays for no index of its own.
ALTER TABLE "orders" ADD COLUMN "seen_at" TIMESTAMPTZ(3),
ADD COLUMN "unseen_alert_at" TIMESTAMPTZ(3);
