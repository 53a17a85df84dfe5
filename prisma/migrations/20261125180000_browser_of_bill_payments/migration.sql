-- The browser in which a guest began a payment of a bill; null for staff, other clients and old code.
ALTER TABLE "bill_payment" ADD COLUMN "browser_id" TEXT;
-- A browser has one pending payment on a bill.
CREATE UNIQUE INDEX "bill_payment_pending_browser_key" ON "bill_payment" ("tenant_id", "bill_id", "browser_id")
  WHERE "status" = 'pending' AND "browser_id" IS NOT NULL;
