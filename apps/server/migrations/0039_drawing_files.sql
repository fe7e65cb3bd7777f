-- Up Migration
-- The drawings of a document are files of it too.
set lock_timeout = '2s';
set statement_timeout = '30s';

alter table document_file drop constraint if exists document_file_format_check;
alter table document_file add constraint document_file_format_check
  check (format in ('pdf', 'xlsx', 'csv', 'dxf', 'preview')) not valid;
