-- What somebody is at a restaurant, and the support's visits there: read with every request of staff and for their open pages.
-- The planner puts both into its statement. A cluster (decision 098) has users on every node and these rows on one, and looks
-- them up by themselves.
CREATE FUNCTION role_in_team(of_tenant text, of_user text) RETURNS TABLE (role member_role) LANGUAGE sql STABLE AS $$
  SELECT m.role FROM tenant_member m WHERE m.tenant_id = of_tenant AND m.user_id = of_user
$$;

CREATE FUNCTION open_visits(of_tenant text, of_user text, at timestamptz) RETURNS TABLE (id text) LANGUAGE sql STABLE AS $$
  SELECT v.id FROM support_visit v
   WHERE v.tenant_id = of_tenant AND v.user_id = of_user AND v.ended_at IS NULL AND v.ends_at > at
$$;

-- What a restaurant has to offer in the city guide: dishes, tables, and as many orders as prove it.
CREATE FUNCTION offers_of(of_tenant text, proven_from int)
RETURNS TABLE (has_dishes boolean, takes_bookings boolean, is_proven boolean) LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM product p WHERE p.tenant_id = of_tenant AND p.status = 'active'),
         EXISTS (SELECT FROM dining_table d WHERE d.tenant_id = of_tenant AND d.removed_at IS NULL AND d.bookable_online),
         EXISTS (SELECT FROM tenant_counter c WHERE c.tenant_id = of_tenant AND c.order_number >= proven_from)
$$;
