import { setTimeout as pause } from 'node:timers/promises'
import { type ChannelClient, logIn } from '../stack/channel-client.ts'
import type { OwnPostgres } from '../stack/start-postgres.ts'
import type { TenantSeed } from '../stack/tenant-seeds.ts'
import { type CellStack, sellerOf } from './cell-stack.ts'
import type { Check } from './check.ts'
import { cellDeaths, slowestBeside } from './kills.ts'

const measuredFor = 4_000
/** p95 is one of so many at least, on a slow machine too. */
const fewest = 60

/** One brand is in main, the other in b: kills either, and looks at the brand of the other. */
export async function deadCellFaults(
  { port, postgres }: CellStack,
  brands: { readonly stays: TenantSeed; readonly moves: TenantSeed },
  check: Check,
): Promise<void> {
  const enter = (brand: TenantSeed) => logIn(port, brand.hosts[0] ?? '', sellerOf(brand))
  const [inMain, inB] = [await enter(brands.stays), await enter(brands.moves)]
  const deaths: Death[] = []
  while (deaths.length < cellDeaths) deaths.push(await killBeside({ inMain, inB, b: postgres.b }))
  const [before, beside] = [bestOf(deaths, 'before'), bestOf(deaths, 'beside')]
  check(
    `beside a cell killed with -9 the other's p95 is ${beside.toFixed(1)} ms, ${before.toFixed(1)} before: ${(beside / before).toFixed(2)} times`,
    [
      ...(beside <= slowestBeside(before) ? [] : ['slower']),
      ...deaths.flatMap(({ beside }) => problems(beside)),
    ],
  )
  const refused = deaths.flatMap(({ dead }) => dead.refused)
  const answered = deaths.reduce((sum, { dead }) => sum + dead.answered, 0)
  check(
    `who was in the dead one was told so ${refused.length} times, in ${deaths.map(({ dead }) => dead.p95.toFixed(1)).join(', ')} ms`,
    [...new Set(refused)].join() === unavailable && answered === 0
      ? []
      : [`${answered} answers, and: ${[...new Set(refused)].join()}`],
  )
  check(
    'and works again when it is back',
    deaths.flatMap(({ after }) => after),
  )

  await postgres.main.killHard()
  const withoutMain = await measure(inB)
  check(
    `while the main database is dead the brand of the other cell works on: ${withoutMain.answered} answers, p95 ${withoutMain.p95.toFixed(1)} ms`,
    [...problems(withoutMain), ...((await isReady(port)) ? [] : ['/readyz says no'])],
  )
  await postgres.main.restart()
  check('and the main one works again when it is back', await untilAnswers(inMain))
  inMain.close()
  inB.close()
}

type Death = {
  readonly before: Measured
  readonly beside: Measured
  readonly dead: Measured
  /** What was wrong when it was back. */
  readonly after: readonly string[]
}

type Pair = { readonly inMain: ChannelClient; readonly inB: ChannelClient; readonly b: OwnPostgres }

async function killBeside({ inMain, inB, b }: Pair): Promise<Death> {
  const [before] = await Promise.all([measure(inMain), measure(inB)])
  await b.killHard()
  const [beside, dead] = await Promise.all([measure(inMain), measure(inB)])
  await b.restart()
  return { before, beside, dead, after: await untilAnswers(inB) }
}

/** The death makes it slower every time, what else the machine does only now and then. */
function bestOf(deaths: readonly Death[], window: 'before' | 'beside'): number {
  return Math.min(...deaths.map((death) => death[window].p95))
}

const unavailable = 'unavailable: Not available at the moment, try again'

type Measured = { readonly p95: number; readonly answered: number; readonly refused: readonly string[] }

async function measure(client: ChannelClient): Promise<Measured> {
  const times: number[] = []
  const refused: string[] = []
  const until = performance.now() + measuredFor
  while (performance.now() < until || times.length < fewest) {
    const begun = performance.now()
    const answer = await client.call('projects/list', {})
    times.push(performance.now() - begun)
    if (!answer.ok) refused.push(`${answer.code}: ${answer.message}`)
    await pause(10)
  }
  const p95 = times.toSorted((one, two) => one - two)[Math.floor(times.length * 0.95)] ?? 0
  return { p95, refused, answered: times.length - refused.length }
}

function problems({ answered, refused }: Measured): readonly string[] {
  return [...new Set(refused), ...(answered >= fewest ? [] : [`only ${answered} answers`])]
}

async function untilAnswers(client: ChannelClient): Promise<readonly string[]> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if ((await client.call('projects/list', {})).ok) return []
    await pause(50)
  }
  return ['it does not']
}

async function isReady(port: number): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
}
