#!/bin/sh
# Makes the passwords of a new installation, one file each, which only root may read: sudo sh deploy/secrets.sh
# Run it again and nothing changes.
set -eu
umask 077
cd "$(dirname "$0")/.."
mkdir -p secrets
for who in admin owner app worker backup; do
  [ -s "secrets/$who" ] || head -c 24 /dev/urandom | base64 | tr '+/' '-_' > "secrets/$who"
  chmod 400 "secrets/$who"
done
echo 'secrets/ holds admin, owner, app, worker and backup'
