-- When what a program mirrors was written last, by the database's clock whoever writes it (decision 117). The time of a
-- column that is added is that of the migration for all rows: a table is not written anew for it.
ALTER TABLE "category" ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now();
ALTER TABLE "dining_table" ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now();
ALTER TABLE "orders" ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now();
ALTER TABLE "reservation" ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now();
ALTER TABLE "gift_card" ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now();
ALTER TABLE "menu_change" ADD COLUMN "recorded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now();

-- A transaction that began long ago writes now.
ALTER TABLE "category" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "dining_table" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "orders" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "reservation" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "gift_card" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "product" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();
ALTER TABLE "menu_change" ALTER COLUMN "recorded_at" SET DEFAULT clock_timestamp();

CREATE FUNCTION mark_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := clock_timestamp();
  RETURN NEW;
END $$;

CREATE TRIGGER "category_updated" BEFORE UPDATE ON "category" FOR EACH ROW EXECUTE FUNCTION mark_updated();
CREATE TRIGGER "dining_table_updated" BEFORE UPDATE ON "dining_table" FOR EACH ROW EXECUTE FUNCTION mark_updated();
CREATE TRIGGER "orders_updated" BEFORE UPDATE ON "orders" FOR EACH ROW EXECUTE FUNCTION mark_updated();
CREATE TRIGGER "gift_card_updated" BEFORE UPDATE ON "gift_card" FOR EACH ROW EXECUTE FUNCTION mark_updated();
-- The release before says when it makes a dish, and the function that books inserts whole rows.
CREATE TRIGGER "product_updated" BEFORE INSERT OR UPDATE ON "product" FOR EACH ROW EXECUTE FUNCTION mark_updated();
CREATE TRIGGER "reservation_updated" BEFORE INSERT OR UPDATE ON "reservation" FOR EACH ROW EXECUTE FUNCTION mark_updated();
