import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Tables with rows of tenants that a tenant who is elsewhere could still be written in. */
export const openTables = `
  select relname as name from pg_catalog.pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity
    and not exists (select from pg_catalog.pg_trigger where tgrelid = pg_class.oid and tgname = 'elsewhere')
  order by relname`

const usualTries = 10
const betweenTries = 500

/**
 * Run after every migration, so that no table can be forgotten. One table at a time: a transaction that held one while
 * it waits for the next would stand in the way of saves, and a save that has them the other way round would end it.
 */
export async function fenceTables(client: pg.Client, tries = usualTries): Promise<void> {
  // Not where a test goes back to before there were cells.
  const { rows: known } = await client.query<{ is: boolean }>(
    `select to_regproc('refuse_elsewhere') is not null as is`,
  )
  if (!known[0]?.is) return
  const { rows } = await client.query<{ name: string }>(openTables)
  for (const { name } of rows) await fence(client, name, tries)
}

async function fence(client: pg.Client, name: string, tries: number): Promise<void> {
  const create = `create or replace trigger elsewhere
    before insert or update or delete on public.${pg.escapeIdentifier(name)} for each statement
    when (current_setting('app.entered', true) is distinct from current_setting('app.tenant', true))
    execute function public.refuse_elsewhere()`
  for (let left = tries; ; left--) {
    try {
      await client.query(`begin; set local lock_timeout = '2s'; ${create}; commit`)
      return
    } catch (error) {
      await client.query('rollback')
      if (!isBusy(error)) throw error
      // The tables before it have theirs; the same command goes on here.
      if (left <= 1)
        throw new Error(`Table ${name} is busy, and not fenced yet. Run it again`, { cause: error })
      // Those who waited behind us have their turn.
      await pause(betweenTries)
    }
  }
}

/** Nobody let go within the time, or PostgreSQL chose us to end a deadlock of others. */
const isBusy = (error: unknown) =>
  error instanceof pg.DatabaseError && /^(55P03|40P01)$/.test(error.code ?? '')
