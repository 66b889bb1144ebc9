#!/usr/bin/env bash
# Restores a backup into a database that has the migrations and no leads, and compares counts and hashes.
# libpq reads host and password from the service file, because all users can read the arguments of a process.
set -euo pipefail
: "${PGSERVICE:?Set it to the name of the database in the service file}" "${BACKUP_KEY:?Set it to the decryption key}"
export PGTZ=UTC
here=$(cd "$(dirname "$0")" && pwd)
copy=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
query() { psql --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 "$@"; }

if [ "$(query --command 'select count(*) from private.submission')" != 0 ]; then
  echo 'This database already contains leads.' >&2
  exit 1
fi
openssl cms -decrypt -binary -inform DER -inkey "$BACKUP_KEY" -in "$copy" -out "$work/dump"
pg_restore --data-only --file "$work/sql" "$work/dump"
# Replaces the rows that the migrations and the schedule wrote into the empty project. The transaction blocks the schedule
# until everything is restored and counted.
tables=$(query --command "select string_agg(format('private.%I', table_name), ', ') from information_schema.tables where table_schema = 'private'")
query --single-transaction --command "truncate $tables" --command '\o /dev/null' --file "$work/sql" \
  --command '\o' --file "$here/fingerprint.sql" >"$work/txt"
diff "${copy%.cms}.txt" "$work/txt"
echo 'Restored: every table matches the backup.'
