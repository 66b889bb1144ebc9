#!/usr/bin/env bash
# Brings a copy that backup.sh wrote into a database that has the migrations and no lead, and compares counts and hashes.
# libpq reads address and password from the service file: in the arguments of a process, everybody could read them.
set -euo pipefail
: "${PGSERVICE:?The name of the database in the service file}" "${BACKUP_KEY:?The key that decrypts}"
export PGTZ=UTC
here=$(cd "$(dirname "$0")" && pwd)
copy=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
ask() { psql --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 "$@"; }

if [ "$(ask --command 'select count(*) from private.submission')" != 0 ]; then
  echo 'This database holds leads already.' >&2
  exit 1
fi
openssl cms -decrypt -binary -inform DER -inkey "$BACKUP_KEY" -in "$copy" -out "$work/dump"
pg_restore --data-only --file "$work/sql" "$work/dump"
# What the migrations and the schedule of an empty project have written gives way to what the copy has. The schedule
# writes each minute: it waits until all is restored and counted.
tables=$(ask --command "select string_agg(format('private.%I', table_name), ', ') from information_schema.tables where table_schema = 'private'")
ask --single-transaction --command "truncate $tables" --command '\o /dev/null' --file "$work/sql" \
  --command '\o' --file "$here/fingerprint.sql" >"$work/txt"
diff "${copy%.cms}.txt" "$work/txt"
echo 'Restored: each table has the rows that were copied.'
