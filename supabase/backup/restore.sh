#!/usr/bin/env bash
# Brings a copy that backup.sh wrote into a database that has the migrations and no lead, and compares counts and hashes.
set -euo pipefail
: "${RESTORE_URL:?The address of the database}" "${BACKUP_KEY:?The key that decrypts}"
here=$(cd "$(dirname "$0")" && pwd)
copy=$1
dump=$(mktemp)
trap 'rm -f "$dump"' EXIT
export PGTZ=UTC
ask() { psql "$RESTORE_URL" --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 "$@"; }

if [ "$(ask --command 'select count(*) from private.submission')" != 0 ]; then
  echo 'This database holds leads already.' >&2
  exit 1
fi
openssl cms -decrypt -binary -inform DER -inkey "$BACKUP_KEY" -in "$copy" -out "$dump"
# What the migrations and the schedule of an empty project have written gives way to what the copy has.
tables=$(ask --command "select string_agg(format('private.%I', table_name), ', ') from information_schema.tables where table_schema = 'private'")
ask --command "truncate $tables"
pg_restore --data-only --single-transaction --exit-on-error --dbname "$RESTORE_URL" "$dump"
diff "${copy%.cms}.txt" <(ask --file "$here/fingerprint.sql")
echo 'Restored: each table has the rows that were copied.'
