-- Text without accents, so that "tiramisu" finds "Tiramisù". It is immutable, as an index needs it, and no extension.
CREATE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT normalize(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g'), NFC) $$;

CREATE INDEX "product_plain_words" ON "product"
  USING gin (jsonb_to_tsvector('simple', plain_text("name"::text)::jsonb, '["string"]'))
  WHERE "status" = 'active';

DROP INDEX "product_name_words";
