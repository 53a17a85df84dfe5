#!/bin/sh
# usage: join-nodes.sh <coordinator>:<port> <worker>:<port>…
# Introduces the nodes of a Citus cluster to each other, as the owner that PGUSER, PGPASSWORD and PGDATABASE name. Makes the
# servers' role on each, with RUNTIME_PASSWORD, and tells each node the passwords by which nodes sign in to each other. May
# be repeated, with other passwords or another worker.
set -eu
coordinator=${1:?}
shift
on() {
  node=$1
  shift
  psql --host "${node%:*}" --port "${node##*:}" --no-psqlrc --quiet --set ON_ERROR_STOP=1 "$@"
}
for node in "$coordinator" "$@"; do
  on "$node" --set owner="$PGUSER" --set owner_password="$PGPASSWORD" --set password="${RUNTIME_PASSWORD:?}" << 'SQL'
CREATE EXTENSION IF NOT EXISTS citus;
-- Each node is asked by itself, and need not say that it tells the others nothing.
SET client_min_messages = warning;
SET citus.enable_create_role_propagation = off;
SET citus.enable_alter_role_propagation = off;
SELECT 'CREATE ROLE bazar_runtime' WHERE to_regrole('bazar_runtime') IS NULL \gexec
ALTER ROLE bazar_runtime LOGIN PASSWORD :'password';
INSERT INTO pg_dist_authinfo (nodeid, rolename, authinfo)
VALUES (0, :'owner', 'password=' || :'owner_password'), (0, 'bazar_runtime', 'password=' || :'password')
ON CONFLICT (rolename, nodeid) DO UPDATE SET authinfo = excluded.authinfo;
SQL
done
on "$coordinator" --command "SELECT FROM citus_set_coordinator_host('${coordinator%:*}', ${coordinator##*:})"
for worker in "$@"; do
  on "$coordinator" --command "SELECT FROM citus_add_node('${worker%:*}', ${worker##*:})"
done
