-- Adds a job without a notification: PostgreSQL lets transactions that notify commit only one after another. Workers
-- find it at their next look, within a second. The names are resolved when it is called, because the queue's tables are
-- made after the first migration.
CREATE FUNCTION add_quiet_job(identifier text, payload json, max_attempts int) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  task int;
BEGIN
  SELECT t.id INTO task FROM graphile_worker._private_tasks t WHERE t.identifier = add_quiet_job.identifier;
  IF task IS NULL THEN
    INSERT INTO graphile_worker._private_tasks (identifier) VALUES (add_quiet_job.identifier)
    ON CONFLICT DO NOTHING;
    SELECT t.id INTO task FROM graphile_worker._private_tasks t WHERE t.identifier = add_quiet_job.identifier;
  END IF;
  INSERT INTO graphile_worker._private_jobs (task_id, payload, max_attempts)
  VALUES (task, add_quiet_job.payload, add_quiet_job.max_attempts);
END
$$;
