import { type Shell, shellOf } from '@arredo/geometry'
import {
  isFollower,
  type OpeningNow,
  openingsNow,
  type Preview,
  type StandingRow,
  standingRows,
} from '@arredo/project'
import { circlesAround } from './circle-around.ts'
import { roomUnder } from './room-under.ts'
import type { RunKind } from './run.ts'
import { type Span, spansOf } from './span.ts'

export type SpansByKind = Readonly<Record<RunKind, readonly Span[]>>

/** All of one moment that runs are made of, and what they can end at. */
export type Surroundings = {
  readonly shell: Shell
  readonly openings: readonly OpeningNow[]
  /** By room, for no run goes through a wall; what stands in none comes last. */
  readonly spans: readonly SpansByKind[]
  /** By room too: what is let into worktops. */
  readonly cuts: readonly (readonly StandingRow[])[]
  /** What lies on worktops, and the units that carry them. */
  readonly laid: readonly StandingRow[]
  readonly units: readonly StandingRow[]
  readonly items: readonly StandingRow[]
  /** Around each of the items in turn: x, y and radius. */
  readonly circles: Float64Array
  /** Others have another. */
  readonly moment: object
  /** What stood or stands elsewhere than in the moment before: all that can have changed an end. */
  readonly since: { readonly moment: object; readonly circles: Float64Array } | null
}

/** The newest of a shell. */
const latest = new WeakMap<Shell, Surroundings>()

export function surroundingsOf({ document, evaluation }: Preview): Surroundings {
  const shell = shellOf(document)
  const foundSpans = [...shell.rooms, null].map((): Record<RunKind, Span[]> => ({ floor: [], wall: [] }))
  const found = foundSpans.map((): StandingRow[] => [])
  const [laid, units, items]: [StandingRow[], StandingRow[], StandingRow[]] = [[], [], []]
  for (const item of standingRows(document, evaluation)) {
    const article = evaluation.articles[item.id]
    const isOnTop = article?.attach === 'worktop'
    for (const span of spansOf(item, article)) foundSpans[roomUnder(item, shell)]?.[span.kind].push(span)
    if (isOnTop) laid.push(item)
    if (isOnTop && article.cut) found[roomUnder(item, shell)]?.push(item)
    // Where what lies on worktops was put, it may have to be raised yet: no run ends at it.
    if (isFollower(item.row) || isOnTop) continue
    if (article?.run === 'base') units.push(item)
    items.push(item)
  }
  const last = latest.get(shell)
  const spans = foundSpans.map(({ floor, wall }, room) => ({
    floor: sameOr(last?.spans[room]?.floor, floor),
    wall: sameOr(last?.spans[room]?.wall, wall),
  }))
  const cuts = found.map((now, room) => sameOr(last?.cuts[room], now))
  const around: Surroundings = {
    ...{ shell, openings: openingsNow(document, evaluation), spans, cuts, laid, units, items },
    ...{ circles: circlesAround(items, last), moment: {} },
    since: last ? { moment: last.moment, circles: circlesAround(movedBetween(last.items, items)) } : null,
  }
  latest.set(shell, around)
  return around
}

/** The same list as long as nothing of it moves. */
function sameOr<Each>(last: readonly Each[] | undefined, now: readonly Each[]): readonly Each[] {
  return last?.length === now.length && now.every((item, at) => item === last[at]) ? last : now
}

/** In one or the other, not in both. */
function movedBetween(before: readonly StandingRow[], after: readonly StandingRow[]): readonly StandingRow[] {
  if (before.length === after.length) {
    const moved: StandingRow[] = []
    for (const [at, item] of after.entries()) {
      const was = before[at]
      if (was && was !== item) moved.push(was, item)
    }
    return moved
  }
  const [was, is] = [new Set(before), new Set(after)]
  return [...before.filter((item) => !is.has(item)), ...after.filter((item) => !was.has(item))]
}
