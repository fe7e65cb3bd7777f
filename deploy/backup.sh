#!/bin/sh
# One backup: the database, then the files. Run it every day; what it leaves is what restore.sh takes.
#
#   DATABASE_URL            the database, with the role arredo_backup (or PGHOST, PGUSER … as pg_dump reads them)
#   DATABASE_PASSWORD_FILE  its password, where it is not part of the address
#   FILES_FOLDER            the files of the server
#   BACKUP_FOLDER           where backups lie, best on another machine's disk
#   KEEP_DAYS               how long, 14 unless told; the newest stays whatever its age
set -eu
umask 077

: "${FILES_FOLDER:?set FILES_FOLDER}" "${BACKUP_FOLDER:?set BACKUP_FOLDER}"
if [ -n "${DATABASE_PASSWORD_FILE:-}" ]; then
  PGPASSWORD=$(cat "$DATABASE_PASSWORD_FILE")
  export PGPASSWORD
fi

started=$(date +%s)
name=$(date -u +%Y-%m-%dT%H%M%SZ)
mkdir -p "$BACKUP_FOLDER/files"
cd "$BACKUP_FOLDER"
rm -f ./*.part

# A whole backup has its names; what was broken off ends in .part.
pg_dump --format=custom --file="$name.dump.part" ${DATABASE_URL:+--dbname="$DATABASE_URL"}

# After the database, so that every file is there that a row names. Files are named by their content and never
# change: one that is there is there.
(cd "$FILES_FOLDER" && find . -type f ! -path './incoming/*' | sort) > "$name.files.part"
while IFS= read -r path; do
  [ -e "files/$path" ] && continue
  mkdir -p "files/${path%/*}"
  # Swept in between: no row named it when the dump began.
  cp -p "$FILES_FOLDER/$path" "files/incoming.part" 2>/dev/null || [ ! -e "$FILES_FOLDER/$path" ]
  [ ! -e files/incoming.part ] || mv "files/incoming.part" "files/$path"
done < "$name.files.part"

sha256sum "$name.dump.part" | sed 's/\.part$//' > "$name.sha256"
mv "$name.files.part" "$name.files"
mv "$name.dump.part" "$name.dump"

# What is older goes, and then every file that none of the lists left names.
find . -maxdepth 1 -name '*.dump' ! -name "$name.dump" -mtime "+${KEEP_DAYS:-14}" | while IFS= read -r old; do
  rm -f "$old" "${old%.dump}.files" "${old%.dump}.sha256"
done
sort -u ./*.files > kept.part
(cd files && find . -type f | sort) > there.part
comm -13 kept.part there.part | while IFS= read -r path; do rm -f "files/$path"; done
rm -f ./*.part

# For Prometheus, by the text files that its node exporter reads.
printf 'arredo_backup_finished_timestamp_seconds %s\n' "$(date +%s)" > backup.prom.part
mv backup.prom.part backup.prom
echo "$name: $(wc -c < "$name.dump") bytes and $(wc -l < "$name.files") files in $(($(date +%s) - started)) s"
