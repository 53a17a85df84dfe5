#!/bin/sh
# archive_command = '/srv/bazar/ops/postgres/archive-wal.sh %p %f': keeps one file of WAL in $BACKUP_DIR/wal. PostgreSQL
# calls it again after any failure, also for a file that it kept already.
set -eu
folder=${BACKUP_DIR:?}/wal
kept=$folder/$2
if [ -e "$kept" ]; then
  exec cmp -s "$1" "$kept"
fi
cp "$1" "$kept.part"
sync "$kept.part"
mv "$kept.part" "$kept"
sync "$folder"
