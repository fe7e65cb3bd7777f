import { mainCell } from '../../database/cell-map.ts'
import { isOutage } from '../../database/is-outage.ts'
import { moveTenant } from '../../moving/move-tenant.ts'
import { type End, notNow, type OpenSide, type Side, withSides } from '../../moving/side.ts'
import { takeUp } from '../../moving/take-up.ts'
import { whereabouts } from '../../moving/whereabouts.ts'
import { cellState } from '../cell/cell-state.ts'
import { type Desk, defineCommand, refused, said } from '../command.ts'
import { findBrand, onBrand } from '../on-brand.ts'
import { required, text } from '../options.ts'

const usualPause = 5

export const moveBrand = defineCommand({
  name: 'brand move',
  takes: ['brand'],
  says: 'Takes a brand to another cell while people work; what they do waits for seconds. Run again, it takes up what was cut off.',
  options: {
    to: required('the name of a cell; the one it is in, to give up a move that was cut off', /^\S+$/),
    pause: text(
      `how many seconds people may wait at most, ${usualPause} if not told; else nothing has changed`,
      /^[1-9]\d{0,2}$/,
    ),
  },
  async run(desk, [code = ''], { to, pause = String(usualPause) }) {
    const brand = await findBrand(desk, code)
    if (!brand.ok) return brand
    const { number } = brand.tenant
    return withSides(desk.adminCells, async (open) => {
      const main = await reach(desk, open, mainCell)
      if (!main.side) return refused(main.problem)
      if (!(await isAlone(main.side, number))) return refused(`${code} is being moved already`)

      const away = await endCutOff(desk, open, main.side, number)
      const { cell } = await whereabouts(main.side, number)
      if (cell === to) return said(`${code} is in ${to}`, ...(away ? [remainder(away)] : []))
      if (away) return refused(`${remainder(away)}. ${code} is in ${cell}`)

      const [from, target] = [await reach(desk, open, cell), await reach(desk, open, to)]
      if (!from.side) return refused(from.problem)
      if (!target.side) return refused(target.problem)
      const problem = await replicationProblem(from.side)
      if (problem) return refused(problem)
      const ends = { main: main.side, from: from.side, to: target.side }
      const moved = await moveTenant({ tenant: number, ...ends, longestPause: Number(pause) * 1_000 })
      const seconds = (moved.paused / 1_000).toFixed(1)
      await onBrand(desk, code, async ({ note }) => {
        await note('brand.moved', code, { from: cell, to, seconds })
        return said()
      })
      return said(
        `${code} is in ${to} now: ${moved.rows} rows of ${moved.tables} tables, the same on both sides; people waited for ${seconds} s`,
        ...(moved.away ? [remainder(moved.away)] : []),
      )
    })
  },
})

const remainder = (away: string) => `${away}: what a move left there goes by this command when it does`

/** A cell that cannot be worked with now is away, and why is said. */
async function reach(desk: Desk, open: OpenSide, name: string): Promise<End> {
  const found = await cellState(desk, name)
  if (!found.ok) return { name, side: null, problem: `Cell ${name} ${found.problem}` }
  try {
    return { name, side: await open(name) }
  } catch (error) {
    if (!isOutage(error)) throw error
    return { name, side: null, problem: notNow(name) }
  }
}

/** Which way it went is asked when nobody else moves the brand: who was before us has changed the answer. */
async function endCutOff(desk: Desk, open: OpenSide, main: Side, tenant: number): Promise<string | null> {
  const { way } = await whereabouts(main, tenant)
  if (!way) return null
  const [from, to] = [await reach(desk, open, way.from), await reach(desk, open, way.to)]
  return takeUp({ tenant, main, from, to })
}

/** For as long as this connection stands. */
async function isAlone({ client }: Side, tenant: number): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>('select pg_try_advisory_lock(42, $1) as has', [
    tenant,
  ])
  return rows[0]?.has === true
}

async function replicationProblem({ name, client }: Side): Promise<string | null> {
  const { rows } = await client.query<{ wal_level: string }>('show wal_level')
  if (rows[0]?.wal_level === 'logical') return null
  return `${name} cannot send its rows: set wal_level = 'logical' in its PostgreSQL and start that again`
}
