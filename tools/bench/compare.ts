import { turnsOf } from './turns.ts'

export type Figure = { readonly name: string; readonly milliseconds: number; readonly ratio: number }

/** Says how many milliseconds count of it, where that is not all of it. */
type Work = (turn: number) => Promise<unknown>

export type Effort = { readonly warmUp: number; readonly rounds: number; readonly perRound: number }

const usual: Effort = { warmUp: turnsOf(100), rounds: turnsOf(30), perRound: 12 }

/**
 * Takes turns in short rounds, so that whatever else the machine does falls on both. The ratio is the median of
 * the rounds' own ratios: a busy second spoils one round, not the figure.
 */
export async function compare(
  name: string,
  bare: Work,
  channel: Work,
  { warmUp, rounds, perRound }: Effort = usual,
): Promise<readonly Figure[]> {
  for (let turn = 0; turn < warmUp; turn++) await Promise.all([bare(turn), channel(turn)])

  const measured: Round[] = []
  for (let round = 0; round < rounds; round++) {
    const first = warmUp + round * perRound
    measured.push({
      bare: await medianTime(bare, first, perRound),
      channel: await medianTime(channel, first, perRound),
    })
  }
  return figures(name, measured)
}

export type Round = { readonly bare: number; readonly channel: number }

export function figures(name: string, measured: readonly Round[]): readonly Figure[] {
  const ratio = median(measured.map((round) => round.channel / round.bare))
  return [
    { name: `${name}-bare`, milliseconds: median(measured.map((round) => round.bare)), ratio: 1 },
    { name, milliseconds: median(measured.map((round) => round.channel)), ratio },
  ]
}

async function medianTime(work: Work, first: number, count: number): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < count; turn++) times.push(await timed(work, first + turn))
  return median(times)
}

export async function timed(work: Work, turn = 0): Promise<number> {
  const start = performance.now()
  const counted = await work(turn)
  return typeof counted === 'number' ? counted : performance.now() - start
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((one, two) => one - two)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
