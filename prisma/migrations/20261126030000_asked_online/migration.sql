-- Parties that wait for a full evening. A status of their own: processes of the release before offer whoever is "waiting"
-- a table for this moment. In a migration of its own, because the next one uses it.
ALTER TYPE "waitlist_status" ADD VALUE 'asked' AFTER 'waiting';
