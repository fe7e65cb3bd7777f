#!/bin/sh
# Entry of the containers: begins as root, opens the secrets that only root may read, and goes on as `node`. The
# program reads them from the open files, once. Nothing it starts later (Chromium, Blender) can read the files, and
# none of it is in an environment.
set -eu
[ "$(id -u)" = 0 ] || exec "$@"

# Each has a number of its own: 3 to 9 are all that a shell has.
open=3
for name in DATABASE_PASSWORD SMTP_PASSWORD DATABASE_CELLS FILES_S3_SECRET_KEY \
  DATABASE_OWNER_PASSWORD DATABASE_OWNER_CELLS DATABASE_ADMIN_CELLS; do
  eval "path=\${${name}_FILE:-}"
  [ -n "$path" ] || continue
  eval "exec $open< \"\$path\""
  export "${name}_FILE=/dev/fd/$open"
  open=$((open + 1))
done
user=${ARREDO_USER:-node}
# Root's own is closed to it.
export HOME=/tmp
# `env`: setpriv itself still has root's rights when it runs the next program, which then counts as readable.
exec setpriv --reuid="$user" --regid="$(id -g "$user")" --clear-groups --inh-caps=-all --no-new-privs env "$@"
