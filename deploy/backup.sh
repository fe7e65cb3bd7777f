#!/bin/sh
# One backup: the database, then the files. Run it every day; what it leaves is what restore.sh takes.
#
#   DATABASE_URL            the database, with the role arredo_backup (or PGHOST, PGUSER … as pg_dump reads them)
#   DATABASE_PASSWORD_FILE  its password, where it is not part of the address
#   FILES_FOLDER            the files of the server, or a folder they are copied to
#   FILES_COMMAND           where they lie on S3: what copies them to that folder, `arredo files copy s3 /mirror`
#   BACKUP_FOLDER           where backups lie, best on another machine's disk
#   KEEP_DAYS               how long, 14 unless told; the newest stays whatever its age
#
# Where files could not be copied the dump is kept all the same, with those that are there, and the run has failed.
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

# A whole dump has its names; what was broken off ends in .part.
pg_dump --format=custom --file="$name.dump.part" ${DATABASE_URL:+--dbname="$DATABASE_URL"}

# Named at once, with the files of earlier backups: whatever becomes of its own, it can be restored.
filesThere() { (cd files && find . -type f ! -name incoming.part | sort); }
filesThere > "$name.files.part"
sha256sum "$name.dump.part" | sed 's/\.part$//' > "$name.sha256.part"
echo 'Not all of its files were copied' > "$name.incomplete.part"
for kind in files sha256 incomplete dump; do mv "$name.$kind.part" "$name.$kind"; done

problems=0
[ -z "${FILES_COMMAND:-}" ] || sh -c "$FILES_COMMAND" || problems=1

# After the database, so that every file is there that a row names. Files are named by their content and never
# change: one that is there is there.
(cd "$FILES_FOLDER" && find . -type f ! -path './incoming/*' | sort) > wanted.part || problems=$((problems + 1))
while IFS= read -r path; do
  [ -e "files/$path" ] && continue
  mkdir -p "files/${path%/*}" && cp -p "$FILES_FOLDER/$path" files/incoming.part &&
    mv files/incoming.part "files/$path" && continue
  # Swept in between: no row named it when the dump began.
  [ ! -e "$FILES_FOLDER/$path" ] || problems=$((problems + 1))
done < wanted.part 2> problems.part

# Where not all could be copied every file of before is kept: nobody can say which of them the rows name.
filesThere > there.part
if [ "$problems" = 0 ]; then comm -12 wanted.part there.part; else cat there.part; fi > "$name.files.part"
mv "$name.files.part" "$name.files"
[ "$problems" != 0 ] || rm "$name.incomplete"

# An incomplete one gives way to the next of its day, so that one tried every hour does not fill the disk.
find . -maxdepth 1 -name "${name%T*}T*.incomplete" ! -name "$name.incomplete" | while IFS= read -r old; do
  rm -f "${old%.incomplete}.dump" "${old%.incomplete}.files" "${old%.incomplete}.sha256" "$old"
done

# What is older goes, and then every file that none of the lists left names.
find . -maxdepth 1 -name '*.dump' ! -name "$name.dump" -mtime "+${KEEP_DAYS:-14}" | while IFS= read -r old; do
  rm -f "$old" "${old%.dump}.files" "${old%.dump}.sha256" "${old%.dump}.incomplete"
done
sort -u ./*.files > kept.part
filesThere > there.part
comm -13 kept.part there.part | while IFS= read -r path; do rm -f "files/$path"; done
[ "$problems" = 0 ] || head -n 10 problems.part >&2
rm -f ./*.part files/incoming.part

if [ "$problems" != 0 ]; then
  echo "$name: the dump is whole, but not all files could be copied. It names those that are there" >&2
  exit 1
fi

# For Prometheus, by the text files that its node exporter reads.
printf 'arredo_backup_finished_timestamp_seconds %s\n' "$(date +%s)" > backup.prom.part
mv backup.prom.part backup.prom
echo "$name: $(wc -c < "$name.dump") bytes and $(wc -l < "$name.files") files in $(($(date +%s) - started)) s"
