-- Up Migration
-- A password by mail, and customers who register themselves.
set lock_timeout = '2s';
set statement_timeout = '30s';

-- Where mails to somebody go; who has none asks the shop.
alter table person add column if not exists email text check (email = lower(email));
-- Who is locked out does not come back by mail.
alter table person add column if not exists locked_at timestamptz;
-- People are few rows: the lock is held for milliseconds.
-- squawk-ignore require-concurrent-index-creation
create index if not exists person_by_email on person (tenant, email) where email is not null;

-- What somebody was mailed. The code itself is in the mail alone.
create table if not exists mail_code (
  tenant integer not null references tenant (number),
  code_hash bytea not null,
  purpose text not null check (purpose in ('password', 'registration')),
  -- Whose password; nobody's yet where somebody registers.
  person uuid,
  email text not null check (email = lower(email)),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant, code_hash),
  check ((purpose = 'password') = (person is not null)),
  foreign key (tenant, person) references person (tenant, id) on delete cascade
);

create index if not exists mail_code_by_email on mail_code (tenant, email, made_at desc);
create index if not exists mail_code_by_person on mail_code (tenant, person) where person is not null;

alter table mail_code enable row level security;
alter table mail_code force row level security;
create policy tenant_only on mail_code
  using (tenant = current_setting('app.tenant')::integer)
  with check (tenant = current_setting('app.tenant')::integer);

grant select, update (used_at) on mail_code to arredo_app;
grant select, insert, delete on mail_code to arredo_worker;

-- Who registers is a customer without rights, whatever the application asks for.
grant insert (tenant, code, name) on account to arredo_app;
grant insert (tenant, id, account, username, password_hash, display_name, kind, consents, language, email)
  on person to arredo_app;
create policy customers_only on person as restrictive for insert to arredo_app with check (kind = 'customer');
