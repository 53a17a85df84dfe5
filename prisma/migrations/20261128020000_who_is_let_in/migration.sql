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
