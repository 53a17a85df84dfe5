-- The inbox behind an email address, for counting: lib/core/contact/inbox.ts has the same rule.
CREATE FUNCTION inbox_of(email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT CASE WHEN host IN ('gmail.com', 'googlemail.com') THEN replace(box, '.', '') || '@gmail.com'
                ELSE box || '@' || host END
      FROM (SELECT coalesce(nullif(split_part(local, '+', 1), ''), local) AS box, host
              FROM (SELECT regexp_replace(lower(email), '@[^@]*$', '') AS local,
                           substring(lower(email) from '[^@]*$') AS host) AS parts) AS untagged
  $$;

CREATE INDEX "coupon_redemption_by_inbox" ON "coupon_redemption" ("tenant_id", "coupon_id", inbox_of("customer_email"));
DROP INDEX "coupon_redemption_tenant_id_coupon_id_customer_email_idx";
