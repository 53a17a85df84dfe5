-- Until when a pending payment of a bill keeps its amount. What is pending now, and what old code begins, keeps 30 minutes.
ALTER TABLE "bill_payment" ADD COLUMN "held_until" TIMESTAMPTZ(3) NOT NULL DEFAULT (now() + '00:30:00'::interval);
