#!/usr/bin/env bash
# Asks the functions whether all is well. Needs FUNCTIONS_URL. Fails, and says why, when they name faults or do not answer.
set -euo pipefail
url="$FUNCTIONS_URL/health"
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT
# A moment without an answer is nothing that somebody must be told of.
status=$(curl --silent --max-time 30 --retry 2 --retry-delay "${PAUSE_SECONDS:-20}" --retry-all-errors \
  --output "$answer" --write-out '%{http_code}' "$url" || true)
if [ "$status" = 200 ]; then exit 0; fi
faults=$(grep --only-matching -E '"faults":\[[^]]*\]' "$answer" | head -c 500 || true)
case $status in
  000) echo "::error::$url does not answer: is the project paused, or gone?" ;;
  503) echo "::error::The functions report ${faults:-a fault}. npm run leads -- status says what each means." ;;
  *) echo "::error::$url answers $status: are the functions published?" ;;
esac
exit 1
