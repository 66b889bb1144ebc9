#!/usr/bin/env bash
# Adds what a build wrote into the list of published addresses to a branch. Needs BRANCH, and REMOTE with its key.
# A branch that has moved on meanwhile is left alone: its own run adds the addresses.
set -euo pipefail
list=content/published-paths.txt
if git diff --quiet -- "$list"; then exit 0; fi
git -c user.name='github-actions[bot]' -c user.email='41898282+github-actions[bot]@users.noreply.github.com' \
  commit --quiet --message 'Add new addresses to the list' -- "$list"
git push --quiet "$REMOTE" "HEAD:refs/heads/$BRANCH" ||
  echo "::warning file=$list::New addresses could not be added to $BRANCH. Run npm run check -- --write-addresses there."
