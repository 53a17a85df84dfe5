/**
 * What all statements of a fill use, in a schema of its own. `roll` is the only source of chance: the same key, choice and
 * seed always give the same number. Ids have the length and the order of the product's own, and sort before them.
 */
export const FUNCTIONS = `
  CREATE SCHEMA IF NOT EXISTS bench;
  CREATE TABLE IF NOT EXISTS bench.plan (only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one), size jsonb NOT NULL,
                                         until timestamptz NOT NULL);
  CREATE TABLE IF NOT EXISTS bench.done (step text PRIMARY KEY);

  CREATE OR REPLACE FUNCTION bench.roll(key bigint, choice int, below int) RETURNS int
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (((hashint8extended(key, choice) % below) + below) % below)::int;

  CREATE OR REPLACE FUNCTION bench.id(prefix text, at timestamptz, key bigint) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN prefix || '_' || lpad(to_hex(floor(extract(epoch FROM at) * 1000)::bigint), 11, '0')
                  || substr(md5(prefix || key::text), 1, 15);

  CREATE OR REPLACE FUNCTION bench.tenant_id(t int) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN 't' || lpad(t::text, 11, '0');

  CREATE OR REPLACE FUNCTION bench.part_id(prefix text, t int, part int) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN prefix || '_' || lpad(t::text, 13, '0') || lpad(part::text, 13, '0');

  CREATE OR REPLACE FUNCTION bench.price_minor(dish int) RETURNS int
    LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN 600 + (dish * 137) % 1800;

  CREATE OR REPLACE FUNCTION bench.guest_count(orders int) RETURNS int
    LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN greatest(20, orders / 6);

  CREATE OR REPLACE FUNCTION bench.guest_name(t int, guest int) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (ARRAY['Anna','Luca','Marta','Paolo','Giulia','Hans','Claire','Omar','Nina','Tom','Sofia','Jan','Elena','Ravi',
                  'Maya','Leo','Irene','Karl','Chiara','Noah'])[1 + bench.roll(t::bigint * 10000000 + guest, 901, 20)]
      || ' ' ||
      (ARRAY['Rossi','Keller','Moreau','Conti','Fischer','Ferrero','Haddad','Novak','Silva','Marsh','Bruno','Weber','Costa',
             'Lang','Ricci','Meyer','Greco','Blanc','Serra','Kaya'])[1 + bench.roll(t::bigint * 10000000 + guest, 902, 20)];

  CREATE OR REPLACE FUNCTION bench.tax_minor(gross int) RETURNS int
    LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN round(gross * 1000 / 11000.0)::int;

  CREATE OR REPLACE FUNCTION bench.tax_lines(gross int) RETURNS jsonb
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN jsonb_build_array(jsonb_build_object('name', 'IVA', 'bps', 1000, 'grossMinor', gross,
      'taxMinor', bench.tax_minor(gross), 'netMinor', gross - bench.tax_minor(gross)));
`;
