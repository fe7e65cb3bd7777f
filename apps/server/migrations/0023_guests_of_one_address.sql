-- Up Migration
-- Whoever opens another session is another guest: what guests make the workers do is counted by address too.
set lock_timeout = '2s';
set statement_timeout = '30s';

-- The network a guest asks from, as the door sees it (IPv4 address, IPv6 /64). Known while the job waits or runs.
alter table job add column if not exists network text;

create or replace function forget_network() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.network := null;
  return new;
end
$$;

create or replace trigger job_network_forgotten before update on job
  for each row when (new.network is not null and new.state not in ('queued', 'running'))
  execute function forget_network();

revoke all on function forget_network from public;
