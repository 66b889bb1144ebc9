#!/usr/bin/env bash
# Writes all that visitors sent, encrypted, into the folder that is given, and next to it the counts and hashes that a
# restored copy must have. Ends with an error, and without a file, when anything was not as it should be.
# libpq reads address and password from the service file: in the arguments of a process, everybody could read them.
set -euo pipefail
: "${PGSERVICE:?The name of the database in the service file}" "${BACKUP_CERT:?The certificate that encrypts}"
export PGTZ=UTC
here=$(cd "$(dirname "$0")" && pwd)
copy="${1:-.}/leads-$(date -u +%F)"
# Under a name that nobody takes for a copy, until it is one.
work=$(mktemp -d "${1:-.}/.backup-XXXXXX")
trap 'rm -rf "$work"' EXIT
export work

# Requests come in meanwhile, and the schedule writes each minute: the copy and its hashes are of one moment.
psql --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 \
  --file - --file "$here/fingerprint.sql" >"$work/txt" <<'SQL'
begin transaction isolation level repeatable read, read only;
select pg_export_snapshot() as snapshot \gset
\setenv SNAPSHOT :snapshot
\! bash -o pipefail -c 'pg_dump --snapshot "$SNAPSHOT" --schema private --data-only --format custom | openssl cms -encrypt -binary -stream -aes256 -outform DER -out "$work/cms" "$BACKUP_CERT"' && touch "$work/done"
SQL
if [ ! -e "$work/done" ]; then
  echo 'Nothing was copied: what pg_dump or openssl said is above.' >&2
  exit 1
fi
mv "$work/cms" "$copy.cms"
mv "$work/txt" "$copy.txt"
# Without this the firm is alarmed after two days.
psql --no-psqlrc --quiet --output /dev/null --command "select public.record_operation('backup')"
