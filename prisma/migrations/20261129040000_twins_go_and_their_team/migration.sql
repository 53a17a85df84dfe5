-- Who works at a restaurant works at its test twin, with the same role: there are no copies of memberships that could stay
-- behind. A cluster (decision 098) replaces these functions by its own.
CREATE OR REPLACE FUNCTION role_in_team(of_tenant text, of_user text) RETURNS TABLE (role member_role)
LANGUAGE sql STABLE AS $$
  SELECT m.role FROM tenant_member m
   WHERE m.tenant_id = CASE WHEN of_tenant LIKE 'twin%' THEN (SELECT t.twin_of FROM tenant t WHERE t.id = of_tenant)
                       ELSE of_tenant END
     AND m.user_id = of_user
$$;

-- What happened stays, at restaurants. What happened at a test twin goes with it; no role of a running server deletes it by
-- itself (delete_twin).
CREATE OR REPLACE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND to_jsonb(OLD) ->> 'tenant_id' LIKE 'twin%' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is immutable', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

-- Deletes a test twin with everything in it, table by table in the order that is given (lib/oversight/twins). It touches
-- nothing but rows of a twin, whichever tables are named.
CREATE FUNCTION delete_twin(twin_id text, tables text[]) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  of_table text;
BEGIN
  IF twin_id IS NULL OR twin_id NOT LIKE 'twin%' THEN
    RAISE EXCEPTION '% is not a test twin', twin_id USING ERRCODE = 'restrict_violation';
  END IF;
  -- Nothing new comes to it meanwhile: what belongs to a restaurant asks for its row.
  PERFORM FROM tenant t WHERE t.id = twin_id FOR UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  UPDATE tenant SET default_tax_class_id = NULL, delivery_tax_class_id = NULL, service_tax_class_id = NULL
   WHERE id = twin_id;
  -- Devices that were shared there, and diners who signed in there.
  DELETE FROM session WHERE shared_tenant_id = twin_id;
  FOREACH of_table IN ARRAY tables LOOP
    EXECUTE format('DELETE FROM %I WHERE tenant_id = $1', of_table) USING twin_id;
  END LOOP;
  DELETE FROM stripe_emulator_object WHERE account = twin_id;
  DELETE FROM stripe_emulator_transaction WHERE account = twin_id;
  DELETE FROM stripe_emulator_balance WHERE account = twin_id;
  DELETE FROM tenant WHERE id = twin_id;
  RETURN true;
END $$;

-- A twin is in no group: groups count, compare and copy real restaurants.
ALTER TABLE "tenant" ADD CONSTRAINT "tenant_twin_in_no_group" CHECK ("twin_of" IS NULL OR "organization_id" IS NULL);
