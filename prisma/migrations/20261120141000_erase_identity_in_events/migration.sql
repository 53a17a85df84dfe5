-- Events never change, but for one thing: a person's name and address leave them when that person's data is erased.
DROP TRIGGER "event_immutable" ON "event";
CREATE TRIGGER "event_immutable" BEFORE UPDATE ON "event"
  FOR EACH ROW WHEN (current_setting('bazar.erasure', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION "refuse_change"();
