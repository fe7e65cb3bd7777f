import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { compareRows, sumsQuery } from './compare-rows.ts'
import { movedTables } from './moved-tables.ts'
import {
  beginCopying,
  endReceiving,
  endSending,
  refuseCrowd,
  untilCaughtUp,
  untilCopied,
} from './replication.ts'
import { endOf, type Side, within } from './side.ts'
import { type CutOff, clearTarget, openIn, takeUp } from './take-up.ts'
import { carryWork, waitingWork } from './waiting-work.ts'
import { refuseClosed, refuseOpen } from './whereabouts.ts'

export type Move = {
  readonly tenant: number
  /** Where the map is. */
  readonly main: Side
  readonly from: Side
  readonly to: Side
  /** For how long writes may be paused at most; in milliseconds. */
  readonly longestPause: number
}

export type Moved = {
  readonly rows: number
  readonly tables: number
  readonly paused: number
  /** Why the cell it left has the old rows still, where that died behind the flip. */
  readonly away: string | null
}

const fenceTries = 20

/** Takes a tenant's rows to another cell while people work. What goes wrong before the map flips is undone. */
export async function moveTenant(move: Move): Promise<Moved> {
  const { tenant, main, from, to } = move
  await refuseOpen(main, tenant, to, from)
  await refuseClosed(main, tenant, from)
  await refuseCrowd(to, tenant)
  await main.client.query('update tenant set moving_from = $2, moving_to = $3 where number = $1', [
    ...[tenant, from.name, to.name],
  ])
  const flipped = await copyAndFlip(move)
  return { ...flipped, away: await takeUp(await asFarAsItAnswers(move)) }
}

async function copyAndFlip(move: Move): Promise<Omit<Moved, 'away'>> {
  const { tenant, main, from, to } = move
  try {
    // What others left there: rows of a restored backup, or a copy that nobody follows.
    await endReceiving(to, tenant)
    await endSending(from, tenant)
    await clearTarget(main, from, to, tenant)
    const tables = await movedTables(from)
    await beginCopying(from, to, tenant, tables)
    await untilCopied(to, tenant)
    return await flip(move, tables)
  } catch (error) {
    const away = await takeUp(await asFarAsItAnswers(move)).catch((again: unknown) => {
      throw new AggregateError([error, again], `${wordsOf(error)}; ${wordsOf(again)}`)
    })
    if (away === null) throw error
    throw new Error(`${wordsOf(error)}. ${away}: what was begun there goes by this command when it does`, {
      cause: error,
    })
  }
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function asFarAsItAnswers({ tenant, main, from, to }: Move): Promise<CutOff> {
  return { tenant, main, from: await endOf(from), to: await endOf(to) }
}

/** The pause: everybody out, the last rows over, both sides alike, and the map says the other cell. */
async function flip(move: Move, tables: readonly string[]): Promise<Omit<Moved, 'away'>> {
  const { tenant, main, from, to, longestPause } = move
  const sums = await sumsQuery(from, tenant, tables)
  const began = await fence(from, tenant, longestPause)
  const deadline = began + longestPause
  const left = () => deadline - performance.now()
  const inPause = <Value>(side: Side, work: () => Promise<Value>) => within(side, left(), work).catch(inTime)
  await inPause(from, () => untilCaughtUp(from, tenant, deadline))
  const { differing, rows } = await compareRows([from, to], sums, tables, left()).catch(inTime)
  if (differing.length > 0) throw new Error(`${differing.join(', ')} would not be the same there`)
  const work = await inPause(from, () => waitingWork(from, tenant))
  await inPause(to, () => carryWork(to, tenant, work))
  if (left() < 0) throw new Error(tooLong)
  await inPause(main, () =>
    main.client.query('update tenant set cell = $2 where number = $1', [tenant, to.name]),
  )
  // However late: it is its place now.
  await within(to, longestPause, () => openIn(to, tenant))
  return { rows, tables: tables.length, paused: performance.now() - began }
}

const tooLong = 'The pause would be too long; a longer one: --pause <seconds>'

function inTime(error: unknown): never {
  const isLate = error instanceof pg.DatabaseError && error.code === '57014'
  throw isLate ? new Error(tooLong) : error
}

/** Waits for those inside, and not for long: who comes meanwhile waits behind it. Gives back when the pause began. */
async function fence(from: Side, tenant: number, longestPause: number): Promise<number> {
  const { client } = from
  for (let turn = 1; ; turn++) {
    const began = performance.now()
    try {
      await within(from, longestPause, () =>
        client.query(
          `begin; set local lock_timeout = '1s'; select pg_advisory_xact_lock(41, ${tenant});
         update tenant set is_here = false where number = ${tenant}; commit`,
        ),
      )
      return began
    } catch (error) {
      // Of a connection that is lost its own error says more.
      await client.query('rollback').catch(() => {})
      const isBusy = error instanceof pg.DatabaseError && error.code === '55P03'
      if (!isBusy || turn === fenceTries) throw error
      await wait(1_000)
    }
  }
}
