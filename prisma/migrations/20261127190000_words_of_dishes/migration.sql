-- The words of a dish's names, without accents already. PostgreSQL cannot see what an expression costs, and would rather
-- take every dish of a restaurant apart than ask an index; of a function it believes the cost that is written here.
CREATE FUNCTION dish_words(plain_names jsonb) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10000
  AS $$ BEGIN RETURN jsonb_to_tsvector('simple', plain_names, '["string"]'); END $$;
