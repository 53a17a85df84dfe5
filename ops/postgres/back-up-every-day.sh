#!/bin/sh
# Base backups for as long as it runs: one at once, then one a day. A failure ends it, and whoever started it starts it
# again.
set -eu
while true; do
  "$(dirname "$0")/base-backup.sh"
  sleep 86400
done
