#!/bin/sh
# What Playwright starts as its browser: it can be given a program and what comes behind it, not what comes before.
# shellcheck disable=SC2086
exec $STAGE_CONFINEMENT "$STAGE_CHROMIUM" "$@"
