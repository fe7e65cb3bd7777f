#!/bin/sh
# Run once by the postgres container, when its volume is new: the roles, with the passwords of the secrets.
set -eu
options=''
for who in owner app worker backup; do
  options="$options -c arredo.${who}_password=$(cat "/run/secrets/$who")"
done
PGOPTIONS=$options psql --no-psqlrc --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" \
  --file=/provision/provision.sql
