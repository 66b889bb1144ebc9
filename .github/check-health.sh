#!/usr/bin/env bash
# Checks the functions at FUNCTIONS_URL. Fails with a reason for each that doesn't respond, or if `health` reports faults.
set -euo pipefail
response=$(mktemp)
trap 'rm -f "$response"' EXIT
failed=0
for name in book-consultation submit-lead confirm-subscription end-subscription drain-outbox health; do
  url="$FUNCTIONS_URL/$name"
  # Retries, so that a short outage doesn't trigger an alert.
  status=$(curl --silent --max-time 30 --retry 2 --retry-delay "${PAUSE_SECONDS:-20}" --retry-all-errors \
    --output "$response" --write-out '%{http_code}' "$url" || true)
  faults=$(grep --only-matching -E '"faults":\[[^]]*\]' "$response" | head -c 500 || true)
  case $status in
    # Most functions don't accept GET.
    2?? | 3?? | 405) continue ;;
    000) echo "::error::$url does not respond. Check that the project is not paused or deleted." ;;
    503) echo "::error::$url reports ${faults:-a fault}. For details, run npm run leads -- status, or see the function’s log." ;;
    *) echo "::error::$url returned $status. Check that the functions are deployed." ;;
  esac
  failed=1
done
exit $failed
