#!/bin/sh
# Entry of the containers: begins as root, opens the secrets that only root may read, and goes on as `node`. The
# program reads them from the open files, once. Nothing it starts later (Chromium, Blender) can read the files, and
# none of it is in an environment.
set -eu
[ "$(id -u)" = 0 ] || exec "$@"

for name in DATABASE_PASSWORD_FILE DATABASE_OWNER_PASSWORD_FILE; do
  eval "path=\${$name:-}"
  [ -n "$path" ] || continue
  exec 3< "$path"
  export "$name=/dev/fd/3"
done
if [ -n "${SMTP_PASSWORD_FILE:-}" ]; then
  exec 4< "$SMTP_PASSWORD_FILE"
  export SMTP_PASSWORD_FILE=/dev/fd/4
fi
user=${ARREDO_USER:-node}
# Root's own is closed to it.
export HOME=/tmp
# `env`: setpriv itself still has root's rights when it runs the next program, which then counts as readable.
exec setpriv --reuid="$user" --regid="$(id -g "$user")" --clear-groups --inh-caps=-all --no-new-privs env "$@"
