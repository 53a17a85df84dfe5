-- Both are trusted: the owner of the database may add them. They let an index find a part of a text within a restaurant.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;
