ALTER TABLE "bill_payment" DROP CONSTRAINT "bill_payment_by_method";
ALTER TABLE "bill_payment" ADD CONSTRAINT "bill_payment_by_method" CHECK (
  CASE WHEN "method"::text IN ('cash', 'external') THEN "status" IN ('paid', 'reversed', 'refunded') ELSE "status" <> 'reversed' END) NOT VALID;
