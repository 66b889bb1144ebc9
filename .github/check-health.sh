#!/usr/bin/env bash
# Checks the health of the functions at FUNCTIONS_URL. Fails with a reason if they report faults or don't respond.
set -euo pipefail
url="$FUNCTIONS_URL/health"
response=$(mktemp)
trap 'rm -f "$response"' EXIT
# Retries, so that a short outage doesn't trigger an alert.
status=$(curl --silent --max-time 30 --retry 2 --retry-delay "${PAUSE_SECONDS:-20}" --retry-all-errors \
  --output "$response" --write-out '%{http_code}' "$url" || true)
if [ "$status" = 200 ]; then exit 0; fi
faults=$(grep --only-matching -E '"faults":\[[^]]*\]' "$response" | head -c 500 || true)
case $status in
  000) echo "::error::$url does not respond. Check that the project is not paused or deleted." ;;
  503) echo "::error::The functions report ${faults:-a fault}. For details, run: npm run leads -- status" ;;
  *) echo "::error::$url returned $status. Check that the functions are deployed." ;;
esac
exit 1
