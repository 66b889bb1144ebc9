#!/usr/bin/env bash
# Writes an encrypted backup of all submissions into the given folder, and next to it the counts and hashes to verify a
# restored copy. On any failure, exits with an error and writes neither file.
# libpq reads host and password from the service file, because all users can read the arguments of a process.
set -euo pipefail
: "${PGSERVICE:?Set it to the name of the database in the service file}" "${BACKUP_CERT:?Set it to the encryption certificate}"
export PGTZ=UTC
here=$(cd "$(dirname "$0")" && pwd)
copy="${1:-.}/leads-$(date -u +%F)"
# Uses a temporary name until the backup is complete.
work=$(mktemp -d "${1:-.}/.backup-XXXXXX")
trap 'rm -rf "$work"' EXIT
export work

# Backup and hashes share one snapshot, because requests and the schedule write during the backup.
psql --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 \
  --file - --file "$here/fingerprint.sql" >"$work/txt" <<'SQL'
begin transaction isolation level repeatable read, read only;
select pg_export_snapshot() as snapshot \gset
\setenv SNAPSHOT :snapshot
\! bash -o pipefail -c 'pg_dump --snapshot "$SNAPSHOT" --schema private --data-only --format custom | openssl cms -encrypt -binary -stream -aes256 -outform DER -out "$work/cms" "$BACKUP_CERT"' && touch "$work/done"
SQL
if [ ! -e "$work/done" ]; then
  echo 'The backup failed; see the error from pg_dump or openssl above.' >&2
  exit 1
fi
mv "$work/cms" "$copy.cms"
mv "$work/txt" "$copy.txt"
# The daily email and `npm run status` show when the last backup was made.
psql --no-psqlrc --quiet --output /dev/null --command "select private.record_run('backup')"
