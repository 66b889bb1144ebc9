#!/usr/bin/env bash
# Writes all that visitors sent, encrypted, into the folder that is given, and next to it the counts and hashes that a
# restored copy must have. Ends with an error, and without a file, when anything was not as it should be.
set -euo pipefail
: "${DATABASE_URL:?The address of the database}" "${BACKUP_CERT:?The certificate that encrypts}"
here=$(cd "$(dirname "$0")" && pwd)
copy="${1:-.}/leads-$(date -u +%F).cms"
trap 'rm -f "$copy.part"' EXIT
export PGTZ=UTC
fingerprint() { psql "$DATABASE_URL" --no-psqlrc --quiet --tuples-only --no-align --file "$here/fingerprint.sql"; }

# What comes in while it is copied would be in one of the two and not in the other.
for _ in 1 2 3; do
  before=$(fingerprint)
  pg_dump "$DATABASE_URL" --schema private --data-only --format custom |
    openssl cms -encrypt -binary -stream -aes256 -outform DER -out "$copy.part" "$BACKUP_CERT"
  if [ "$before" = "$(fingerprint)" ]; then
    printf '%s\n' "$before" >"${copy%.cms}.txt"
    mv "$copy.part" "$copy"
    exit 0
  fi
done
echo 'Something was written each time while the database was copied.' >&2
exit 1
