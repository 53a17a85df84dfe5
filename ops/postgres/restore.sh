#!/bin/sh
# usage: restore.sh '2026-11-27 12:34:56+00' <new data folder>
# Makes a data folder that PostgreSQL, started on it, brings to that moment: the last base backup from before it, and the
# archived WAL since. What was committed later is not in it. With '' as the time, all that was archived is restored. After
# an earlier restore, the archive has two pasts: TIMELINE=1 chooses the first, and without it the newest counts.
set -eu
moment=${1?}
data=${2:?}
base=${BACKUP_DIR:?}/base
if [ -e "$data" ] && [ -n "$(ls -A "$data")" ]; then
  echo "$data is not empty: restore into a new folder, and keep what is there until the books are checked." >&2
  exit 1
fi
limit=$(date -u -d "${moment:-tomorrow}" +%Y%m%dT%H%M%SZ)
chosen=
for name in $(ls "$base" | grep 'Z$'); do
  # The backup has to be complete by then: its folder has the time at which it began, its manifest that at which it ended.
  ended=$(date -u -r "$base/$name/backup_manifest" +%Y%m%dT%H%M%SZ)
  if [ "$(printf '%s\n' "$ended" "$limit" | sort | head -n 1)" = "$ended" ]; then chosen=$name; fi
done
if [ -z "$chosen" ]; then
  echo "No base backup is from before ${moment}." >&2
  exit 1
fi
mkdir -p "$data"
chmod 700 "$data"
cp -a "$base/$chosen/." "$data/"
touch "$data/recovery.signal"
# The restored server begins a timeline of its own, so that its WAL has other names in the same archive.
{
  echo "restore_command = 'cp \"$BACKUP_DIR/wal/%f\" \"%p\"'"
  if [ -n "${TIMELINE:-}" ]; then echo "recovery_target_timeline = '$TIMELINE'"; fi
  if [ -n "$moment" ]; then
    # PostgreSQL reads this before it knows the names of time zones, Z among them.
    echo "recovery_target_time = '$(date -u -d "$moment" '+%Y-%m-%d %H:%M:%S.%6N+00')'"
    echo "recovery_target_action = promote"
  fi
} >> "$data/postgresql.auto.conf"
echo "$data: base backup $chosen"
