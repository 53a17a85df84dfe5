-- Deletes what a draft did with its own menu and endpoints, which is no history; the role of a running server deletes no
-- event by itself. What happened with guests and money stays, whatever a restaurant's status says.
CREATE FUNCTION delete_draft_events(of_tenant text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM tenant t WHERE t.id = of_tenant AND t.status = 'draft') THEN
    DELETE FROM event e
     WHERE e.tenant_id = of_tenant
       AND e.type IN ('menu.changed', 'product.availability_changed', 'ordering.paused', 'ordering.resumed', 'webhook.test');
  END IF;
END $$;
