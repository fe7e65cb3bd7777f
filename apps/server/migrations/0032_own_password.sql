-- Up Migration
-- Everybody may change their own password; the call that does so knows the present one.
set lock_timeout = '2s';
set statement_timeout = '30s';

grant update (password_hash) on person to arredo_app;
