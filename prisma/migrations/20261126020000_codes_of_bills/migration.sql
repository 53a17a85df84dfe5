-- The four digits that open a bill to guests who scan their table's printed code late. Bills that are open get one, what
-- old code opens gets one by the default; closed ones need none, so the table is not rewritten.
ALTER TABLE "bill" ADD COLUMN "code" TEXT;
ALTER TABLE "bill" ALTER COLUMN "code" SET DEFAULT lpad(((((('x'::text || "right"((gen_random_uuid())::text, 8)))::bit(32))::bigint % (10000)::bigint))::text, 4, '0'::text);
UPDATE "bill" SET "code" = DEFAULT WHERE "status" = 'open';

-- An open bill always has its code
ALTER TABLE "bill"
  ADD CONSTRAINT "bill_code_check" CHECK ("code" ~ '^[0-9]{4}$' AND "code" IS NOT NULL OR "status" = 'closed') NOT VALID;
ALTER TABLE "bill" VALIDATE CONSTRAINT "bill_code_check";
