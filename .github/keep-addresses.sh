#!/usr/bin/env bash
# Adds what a build wrote into the list of published addresses to a branch. Needs BRANCH, and REMOTE with its key.
# A branch that has moved on meanwhile is left alone: its own run adds the addresses.
set -euo pipefail
list=content/published-paths.txt
if git diff --quiet -- "$list"; then exit 0; fi
git -c user.name='github-actions[bot]' -c user.email='41898282+github-actions[bot]@users.noreply.github.com' \
  commit --quiet --message 'Add new addresses to the list' -- "$list"
if said=$(git push --quiet "$REMOTE" "HEAD:refs/heads/$BRANCH" 2>&1); then
  echo 'added=true' >>"${GITHUB_OUTPUT:-/dev/null}"
elif grep --quiet -E 'fetch first|non-fast-forward' <<<"$said"; then
  echo "::warning file=$list::New addresses could not be added to $BRANCH, which has moved on. Run npm run check -- --write-addresses there."
else
  echo "::error file=$list::New addresses could not be added to $BRANCH. If the branch is protected, let GitHub Actions bypass that (Settings, Rules), or propose what npm run check -- --write-addresses writes. Without the list, an address that changes later breaks its links."
  sed "s#$REMOTE#the remote#g" <<<"$said" >&2
  exit 1
fi
