#!/usr/bin/env bash
# Requests the functions' health. Needs FUNCTIONS_URL. Fails with a reason when they report faults or don't respond.
set -euo pipefail
url="$FUNCTIONS_URL/health"
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT
# Retries, so that a short outage causes no alarm.
status=$(curl --silent --max-time 30 --retry 2 --retry-delay "${PAUSE_SECONDS:-20}" --retry-all-errors \
  --output "$answer" --write-out '%{http_code}' "$url" || true)
if [ "$status" = 200 ]; then exit 0; fi
faults=$(grep --only-matching -E '"faults":\[[^]]*\]' "$answer" | head -c 500 || true)
case $status in
  000) echo "::error::$url does not respond: is the project paused or deleted?" ;;
  503) echo "::error::The functions report ${faults:-a fault}. npm run leads -- status explains each." ;;
  *) echo "::error::$url responds with $status: are the functions deployed?" ;;
esac
exit 1
