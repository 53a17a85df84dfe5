#!/bin/sh
# A base backup of the server that PGHOST, PGPORT and PGUSER name, in $BACKUP_DIR/base. Those older than KEEP_DAYS are
# removed, except for the newest, and the WAL that no backup needs any more.
set -eu
base=${BACKUP_DIR:?}/base
name=$(date -u +%Y%m%dT%H%M%SZ)
rm -rf "$base"/*.part
# A folder without .part is a whole backup: pg_basebackup waits for its WAL and writes everything to the disk.
pg_basebackup --pgdata="$base/$name.part" --wal-method=stream --checkpoint=fast --no-password
pg_verifybackup --quiet "$base/$name.part"
mv "$base/$name.part" "$base/$name"
sync "$base"

find "$base" -mindepth 1 -maxdepth 1 -name '*Z' -mtime "+${KEEP_DAYS:-14}" ! -name "$name" -exec rm -rf {} +
oldest=$(ls "$base" | head -n 1)
first=$(sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p' "$base/$oldest/backup_label")
pg_archivecleanup "$BACKUP_DIR/wal" "$first"
echo "base backup $name"
