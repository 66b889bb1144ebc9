#!/bin/sh
# macOS: double-click this file. It starts the preview and opens it in the browser. Close the window to stop it.
cd "$(dirname "$0")" || exit 1
# Finder's PATH lacks the folders of Node.js.
PATH="$PATH:/usr/local/bin:/opt/homebrew/bin:$HOME/.volta/bin"
if command -v node >/dev/null 2>&1; then
  node scripts/start-preview.js && exit 0
else
  echo "Node.js isn't installed. Download it from nodejs.org, install it, and double-click this file again."
fi
echo "Press Return to close this window."
read -r _
exit 1
