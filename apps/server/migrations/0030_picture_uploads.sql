-- Up Migration
-- A browser or a shop's own system may bring the picture of a project (A-156), and another in its place.
set lock_timeout = '2s';
set statement_timeout = '30s';

grant update on project_picture to arredo_app;
