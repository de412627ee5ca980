#!/bin/sh
# npm for the build of the page: .build/page.sh ci, .build/page.sh run build. Says what to install if there is no Node.
set -eu
cd "$(dirname "$0")/.."

wanted=20
found=$(node --version 2>/dev/null | sed 's/^v\([0-9]*\).*/\1/') || found=
if [ -z "$found" ] || [ "$found" -lt "$wanted" ] || ! command -v npm >/dev/null 2>&1; then
    echo "The page for browsers is built with Node $wanted or newer and npm${found:+; this is Node $found}." >&2
    echo "Install them, for instance by: apt-get install nodejs npm, brew install node, or from nodejs.org." >&2
    exit 1
fi
PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 exec npm --no-fund --no-audit --loglevel=error "$@"
