import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Databases, openDatabases } from '../database/databases.ts'
import { StoreAway } from '../files/store-away.ts'
import { queryAs } from '../testing/query-as.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { addTenant } from '../testing/test-tenant.ts'
import { type Say, startTestWorker, testJob, until } from '../testing/test-worker.ts'
import type { Worker } from '../worker/start-worker.ts'
import { beginAttempt, finishAttempt, holdsFence } from './attempt.ts'
import { GiveUp } from './give-up.ts'
import { addJob } from './start-job.ts'

let database: TestDatabase
let app: Databases
const tenant = { number: 1, cell: 'main' }
const cause = { tenant: 1, person: 'anna', trace: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }

beforeAll(async () => {
  database = await createTestDatabase()
  await addTenant(database.ownerUrl, 1)
  await addTenant(database.ownerUrl, 2)
  app = openDatabases({ cells: { main: database.appUrl }, connections: 5, onConnectionError() {} })
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const workers: Worker[] = []
async function worker(run: Say, settings = {}): Promise<Worker> {
  const started = await startTestWorker(database, run, settings)
  workers.push(started)
  return started
}
afterEach(async () => {
  await Promise.all(workers.splice(0).map((started) => started.stop()))
  await asOwner('delete from graphile_worker._private_jobs')
  await asOwner('delete from job')
})

function asOwner<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  return queryAs(database.ownerUrl, text, { tenant: 1, values })
}

function add(word: string, intent?: string): Promise<string> {
  return app.withTenant(tenant, (db) => addJob(db, cause, testJob, { word }, intent ? { intent } : {}))
}

async function rowOf(id: string) {
  return app.withTenant(tenant, (db) =>
    db.selectFrom('job').where('tenant', '=', 1).where('id', '=', id).selectAll().executeTakeFirstOrThrow(),
  )
}
const stateOf = async (id: string) => (await rowOf(id)).state
const queueLength = async () =>
  (await asOwner<{ n: number }>('select count(*)::int as n from graphile_worker._private_jobs'))[0]?.n

describe('starting a job', () => {
  it('happens with its transaction or not at all', async () => {
    await expect(
      app.withTenant(tenant, async (db) => {
        await addJob(db, cause, testJob, { word: 'never' })
        throw new Error('on purpose')
      }),
    ).rejects.toThrow('on purpose')
    expect(await queueLength()).toBe(0)
    expect(await asOwner('select * from job')).toEqual([])
  })

  it('gives the same job for the same intent, however many ask at the same time', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => add('once', 'intent-1')))
    expect(new Set(ids).size).toBe(1)
    expect(await queueLength()).toBe(1)
    expect(await add('once', 'intent-2')).not.toBe(ids[0])
  })

  it('refuses an input that is not the definition’s', async () => {
    await expect(app.withTenant(tenant, (db) => addJob(db, cause, testJob, { word: 7 }))).rejects.toThrow()
  })

  it('is the only way into the queue for the app, and only for the own tenant', async () => {
    const client = new pg.Client({ connectionString: database.appUrl })
    await client.connect()
    await client.query("set app.tenant = '2'")
    for (const statement of [
      'select * from graphile_worker._private_jobs',
      'insert into graphile_worker._private_tasks (identifier) values (1)',
      "select graphile_worker.add_job('test/do')",
      'select * from worker',
      'insert into event (tenant, id, topic, subject) values (2, 1, 1, 1)',
      "select emit_event('job', 'x', null)",
      'delete from job',
    ]) {
      await expect(client.query(statement), statement).rejects.toThrow('permission denied')
    }
    await client.query(`select enqueue('test/do', '{"tenant": 1, "job": "x"}')`)
    await client.end()
    const [row] = await asOwner('select payload from graphile_worker._private_jobs')
    expect(row).toEqual({ payload: { tenant: 2, job: 'x' } })
  })
})

describe('the worker', () => {
  it('does a job, keeps its result with what belongs to it, and tells how far it is', async () => {
    const seen: unknown[] = []
    await worker(async (context, { word }) => {
      await context.progress(0.5, 'Half of it')
      seen.push(await rowOf(context.id), context.failures, context.site.brand.name, context.person)
      context.onDone(async (db) => {
        await db.insertInto('audit').values(auditEntry(context.id)).execute()
      })
      return { said: word }
    })
    const id = await add('hello')
    await until(async () => (await stateOf(id)) === 'done')

    const row = await rowOf(id)
    expect(row).toMatchObject({ result: { said: 'hello' }, progress: 1, attempts: 1, error: null })
    expect(row.finished_at).toBeInstanceOf(Date)
    expect(seen).toMatchObject([
      { progress: 0.5, message: 'Half of it', state: 'running' },
      0,
      'Tenant 1',
      'anna',
    ])
    expect(await asOwner('select subject from audit')).toEqual([{ subject: id }])
    await until(async () => (await queueLength()) === 0)
  })

  it('tries again after an exception, then says it failed, and shows nothing of its insides', async () => {
    let tries = 0
    await worker(async () => {
      tries += 1
      throw new Error('secret insides')
    })
    const id = await add('fail')
    await until(async () => (await stateOf(id)) === 'failed')
    expect(tries).toBe(2)
    expect(await rowOf(id)).toMatchObject({ attempts: 2, error: 'Something went wrong please try again' })
  })

  it('gives up at once where no other attempt would help, with the words given', async () => {
    await worker(async () => {
      throw new GiveUp('The project has no room')
    })
    const id = await add('give up')
    await until(async () => (await stateOf(id)) === 'failed')
    expect(await rowOf(id)).toMatchObject({ attempts: 1, error: 'The project has no room' })
  })

  it('gives back a job that finds no store of files, however often, and counts no failure', async () => {
    let turns = 0
    await worker(async (_context, { word }) => {
      turns += 1
      // More often than the job may fail.
      if (turns < 4) throw new StoreAway('away')
      return { said: word }
    })
    const id = await add('patient')
    // Not waited for here: how long it waits in between is the queue's.
    const dueNow = () =>
      asOwner(`update graphile_worker._private_jobs set run_at = now() where locked_at is null`)
    await until(async () => {
      await dueNow()
      return (await stateOf(id)) === 'done'
    })
    expect(await rowOf(id)).toMatchObject({ attempts: 4, failures: 0, interruptions: 0 })
  })

  it('hears within a second that a job was cancelled', async () => {
    let aborted = 0
    await worker(async ({ signal }) => {
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          aborted = Date.now()
          reject(new Error('aborted'))
        })
      })
      return { said: '' }
    })
    const id = await add('long')
    await until(async () => (await stateOf(id)) === 'running')
    await asOwner("update job set state = 'cancelled' where id = $1", [id])
    const cancelled = Date.now()
    await until(() => aborted > 0)
    expect(aborted - cancelled).toBeLessThan(1_000)
    await until(async () => (await queueLength()) === 0)
    expect(await stateOf(id)).toBe('cancelled')
  })

  it('gives running jobs back when it has to stop, and another one does them', async () => {
    const first = await worker(
      async ({ signal }) => {
        await new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('stop'))),
        )
        return { said: 'first' }
      },
      { stopAfter: 100 },
    )
    const id = await add('moved')
    await until(async () => (await stateOf(id)) === 'running')
    await first.stop()
    expect(await rowOf(id)).toMatchObject({ state: 'queued', failures: 0 })
    await worker(async () => ({ said: 'second' }))
    await until(async () => (await stateOf(id)) === 'done')
    expect(await rowOf(id)).toMatchObject({ result: { said: 'second' }, attempts: 2 })
  })

  it('lets running jobs finish when it has the time', async () => {
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    const first = await worker(
      async () => {
        await finished
        return { said: 'finished' }
      },
      { stopAfter: 60_000 },
    )
    const id = await add('short')
    await until(async () => (await stateOf(id)) === 'running')
    const stopped = first.stop()
    await pause(300)
    finish()
    await stopped
    expect(await rowOf(id)).toMatchObject({ state: 'done', result: { said: 'finished' } })
    expect(await queueLength()).toBe(0)
  })

  it('takes over what a worker without signs of life had begun', async () => {
    const id = await add('taken over')
    await asOwner(
      `update graphile_worker._private_jobs set locked_by = 'pool-dead', locked_at = now() - interval '1 minute'`,
    )
    await asOwner("update job set state = 'running', attempts = 1 where id = $1", [id])
    await worker(async () => ({ said: 'alive' }), { lostAfter: 500 })
    await until(async () => (await stateOf(id)) === 'done')
    expect(await rowOf(id)).toMatchObject({ result: { said: 'alive' }, attempts: 2, interruptions: 1 })
  })

  it('leaves the jobs of the living alone', async () => {
    let runs = 0
    const slow: Say = async () => {
      runs += 1
      await pause(5_000)
      return { said: 'slow' }
    }
    // Long enough for a worker on a busy machine to be late with a sign of life or two.
    await worker(slow, { lostAfter: 2_500 })
    await worker(slow, { lostAfter: 2_500 })
    const id = await add('slow')
    await until(async () => (await stateOf(id)) === 'done')
    expect(runs).toBe(1)
  })

  it('goes on after its connections were cut in the middle of a job', async () => {
    const cutter = new pg.Client({ connectionString: database.adminUrl })
    await cutter.connect()
    cutter.on('error', () => {})
    let runs = 0
    const cut = await worker(async () => {
      runs += 1
      if (runs === 1) {
        await cutter.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and usename = 'arredo_worker'`,
        )
      }
      return { said: 'after the cut' }
    })
    const id = await add('cut')
    await until(async () => (await stateOf(id)) === 'done')
    const second = await add('second')
    await until(async () => (await stateOf(second)) === 'done')
    await cutter.end()
    expect(await rowOf(id)).toMatchObject({ result: { said: 'after the cut' } })
    expect(cut.isStopping()).toBe(false)
  })

  it('gives up a job under which workers keep dying', async () => {
    const id = await add('killer')
    await asOwner('update job set interruptions = 21 where id = $1', [id])
    await worker(async () => ({ said: 'never' }))
    await until(async () => (await stateOf(id)) === 'failed')
  })
})

describe('the fence', () => {
  it('lets the newest attempt write and no other', async () => {
    const id = await add('fenced')
    const begin = () => app.withTenant(tenant, (db) => beginAttempt(db, 1, id))
    const finish = (attempt: NonNullable<Awaited<ReturnType<typeof begin>>>, said: string) =>
      app.withTenant(tenant, (db) => finishAttempt(db, attempt, { said }))
    const stale = await begin()
    const newest = await begin()
    if (!stale || !newest) throw new Error('It could not begin')

    expect(await app.withTenant(tenant, (db) => holdsFence(db, stale))).toBe(false)
    expect(await finish(stale, 'stale')).toBe(false)
    expect(await finish(newest, 'newest')).toBe(true)
    expect(await finish(newest, 'twice')).toBe(false)
    expect(await begin()).toBeNull()
    expect(await rowOf(id)).toMatchObject({ state: 'done', result: { said: 'newest' } })
  })

  it('leaves the delivery to whoever has it now: that one may die and need it again', async () => {
    let isOver = false
    const slow = await worker(async (context) => {
      // As others do who hear nothing of us for too long: the row, then the lock.
      await asOwner(`update job set state = 'queued' where id = $1`, [context.id])
      await asOwner(`update graphile_worker._private_jobs set locked_by = 'another'`)
      isOver = true
      return { said: 'too late' }
    })
    const id = await add('slow')
    await until(async () => isOver)
    await slow.stop()
    expect(await stateOf(id)).toBe('queued')
    expect(await asOwner('select locked_by from graphile_worker._private_jobs')).toEqual([
      { locked_by: 'another' },
    ])
  })

  it('undoes what a stale attempt writes through its context', async () => {
    let refused: unknown = null
    await worker(async (context) => {
      await asOwner('update job set attempts = attempts + 1 where id = $1', [context.id])
      await context
        .transact((db) => db.insertInto('audit').values(auditEntry('stale')).execute())
        .catch((error) => {
          refused = error
          throw error
        })
      return { said: 'stale' }
    })
    const id = await add('stale')
    await until(() => refused !== null)
    expect(await asOwner("select * from audit where subject = 'stale'")).toEqual([])
    expect(await stateOf(id)).toBe('running')
  })
})

function auditEntry(subject: string) {
  return { tenant: 1, id: crypto.randomUUID(), actor: 'worker', action: 'test', subject }
}
