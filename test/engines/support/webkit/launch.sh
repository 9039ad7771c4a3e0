#!/bin/sh
# WebKitWebDriver discards its browser's output, which holds the pages' console messages.
exec gjs -m "$(dirname "$0")/browser.js" >>"$BROWSER_FOLDER/console.log" 2>&1
