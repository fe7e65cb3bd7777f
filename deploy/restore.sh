#!/bin/sh
# Brings one backup back, into a database without tables and a folder without files.
#
#   sh restore.sh [name]    as 2026-11-16T021500Z; the newest without a name
#
#   DATABASE_URL            an administrator's address of a new database, after provision.sql made the roles
#   DATABASE_PASSWORD_FILE  its password, where it is not part of the address
#   FILES_FOLDER            an empty folder, or none yet
#   BACKUP_FOLDER           where backup.sh wrote
set -eu

: "${FILES_FOLDER:?set FILES_FOLDER}" "${BACKUP_FOLDER:?set BACKUP_FOLDER}" "${DATABASE_URL:?set DATABASE_URL}"
if [ -n "${DATABASE_PASSWORD_FILE:-}" ]; then
  PGPASSWORD=$(cat "$DATABASE_PASSWORD_FILE")
  export PGPASSWORD
fi

started=$(date +%s)
cd "$BACKUP_FOLDER"
name=${1:-$(find . -maxdepth 1 -name '*.dump' | sort | tail -n 1 | sed 's#^\./##; s#\.dump$##')}
[ -n "$name" ] && [ -e "$name.dump" ] || { echo "No backup ${name:-at all} in $BACKUP_FOLDER" >&2; exit 1; }
sha256sum --quiet --check "$name.sha256"
[ ! -e "$name.incomplete" ] || echo "$name: not all files were copied when it was made; those that are there come back" >&2

tables=$(psql --no-psqlrc --tuples-only --no-align --dbname="$DATABASE_URL" \
  --command="select count(*) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'")
[ "$tables" = 0 ] || { echo "The database has $tables tables already: restore into a new one" >&2; exit 1; }
[ -z "$(ls -A "$FILES_FOLDER" 2>/dev/null)" ] || { echo "$FILES_FOLDER holds something already" >&2; exit 1; }

pg_restore --exit-on-error --jobs=2 --dbname="$DATABASE_URL" "$name.dump"

# A file is named by what is in it, so that each proves itself.
mkdir -p "$FILES_FOLDER"
while IFS= read -r path; do
  mkdir -p "$FILES_FOLDER/${path%/*}"
  cp -p "files/$path" "$FILES_FOLDER/$path"
  echo "${path##*/}  $FILES_FOLDER/$path"
done < "$name.files" > "$FILES_FOLDER.sums"
[ ! -s "$FILES_FOLDER.sums" ] || sha256sum --quiet --check "$FILES_FOLDER.sums"
rm -f "$FILES_FOLDER.sums"
echo "$name: the database and $(wc -l < "$name.files") files in $(($(date +%s) - started)) s"
echo "Next: arredo migrate, then start http and a worker"
