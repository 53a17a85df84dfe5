-- The column holds the id of whatever a request made, not only of orders.
ALTER TABLE "idempotency_key" ADD COLUMN "made_id" TEXT;
UPDATE "idempotency_key" SET "made_id" = "order_id" WHERE "order_id" IS NOT NULL;

-- Processes of the version before write order_id until they end, and resume from it: whichever of the two is written, the
-- other follows. Goes together with order_id.
CREATE FUNCTION idempotency_key_made_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.made_id := coalesce(NEW.made_id, NEW.order_id);
    NEW.order_id := NEW.made_id;
  ELSIF NEW.made_id IS DISTINCT FROM OLD.made_id THEN
    NEW.order_id := NEW.made_id;
  ELSE
    NEW.made_id := NEW.order_id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER idempotency_key_made_id BEFORE INSERT OR UPDATE ON "idempotency_key"
  FOR EACH ROW EXECUTE FUNCTION idempotency_key_made_id();
