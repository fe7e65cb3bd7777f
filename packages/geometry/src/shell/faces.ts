import { defaultWallHeight } from '../wall-defaults.ts'
import { ceilingOver } from './ceiling.ts'
import type { Chain } from './graph.ts'
import type { WallSide } from './records.ts'
import { alongFace, type Span } from './spans.ts'
import type { Ceiling, Stretch, TopPoint, WallFace } from './surfaces.ts'
import { clipTop, joinTops, level, lowestOf, mirrorTop } from './tops.ts'
import { faceFrame } from './wall-line.ts'

/** A piece of a face and the room it looks into. */
export type Look = { readonly span: Span; readonly room: number | null }

type Sight = {
  readonly ceilings: readonly Ceiling[]
  readonly own: number | null
  readonly otherwise: number
}

/** Both faces of a wall, as high as what they look into; every piece of them is noted in `stretches`. */
export function wallFaces(
  chain: Chain,
  looks: readonly Look[],
  ceilings: readonly Ceiling[],
  stretches: Map<Span, Stretch>,
): Readonly<Record<WallSide, WallFace>> {
  const onSide = (side: WallSide) =>
    looks.filter(({ span }) => span.side === side).sort((a, b) => a.span.start - b.span.start)
  const left = onSide('left')
  const right = onSide('right')
  const roomHeights = looks.flatMap(({ room }) => (room === null ? [] : (ceilings[room]?.height ?? [])))
  const sight: Sight = {
    ceilings,
    own: ownHeight(chain.line.record.height),
    otherwise: roomHeights.length === 0 ? defaultWallHeight : Math.max(...roomHeights),
  }
  return {
    left: faceOf(chain, 'left', left, right, sight, stretches),
    right: faceOf(chain, 'right', right, left, sight, stretches),
  }
}

function faceOf(
  { line, pieces }: Chain,
  side: WallSide,
  looks: readonly Look[],
  opposite: readonly Look[],
  sight: Sight,
  stretches: Map<Span, Stretch>,
): WallFace {
  const first = pieces[0]
  const last = pieces.at(-1)?.twin
  const atFrom = (side === 'right' ? first?.right.place : first?.left.place) ?? 0
  const atTo = (side === 'right' ? last?.left.place : last?.right.place) ?? line.length
  const start = alongFace(line, side, side === 'right' ? atFrom : atTo)
  const end = Math.max(start, alongFace(line, side, side === 'right' ? atTo : atFrom))

  const isHidden = looks.length === 0 || looks.some(({ room }) => room === null)
  const behind = isHidden && sight.own === null ? topBehind(opposite, sight, line.length) : []
  const tops = looks.map((look) => insideTop(look, sight) ?? outsideTop(behind, look.span, sight))
  const { id: wall, thickness } = line.record
  const cut = looks.map(({ span, room }, index): Stretch => {
    const { from, to, start, end } = span
    const height = lowestOf(tops[index] ?? [])
    const stretch = { wall, side, from, to, start, end, thickness, height, room }
    stretches.set(span, stretch)
    return stretch
  })
  const top =
    tops.length === 0 ? outsideTop(behind, { start, end }, sight) : clipTop(joinTops(tops), start, end)
  return { wall, side, frame: faceFrame(line, side), start, end, stretches: cut, top }
}

/** What looks into no room is as high as the wall behind it: a gable shows its slopes outside too. */
function topBehind(opposite: readonly Look[], sight: Sight, length: number): readonly TopPoint[] {
  return mirrorTop(joinTops(opposite.map((look) => insideTop(look, sight) ?? [])), length)
}

function insideTop({ span, room }: Look, { ceilings, own }: Sight): readonly TopPoint[] | null {
  const ceiling = room === null ? null : ceilings[room]
  if (!ceiling) return null
  return own === null ? ceilingOver(ceiling, span) : level(span.start, span.end, own)
}

function outsideTop(
  behind: readonly TopPoint[],
  { start, end }: { readonly start: number; readonly end: number },
  { own, otherwise }: Sight,
): readonly TopPoint[] {
  if (own !== null || behind.length === 0) return level(start, end, own ?? otherwise)
  return clipTop(behind, start, end)
}

function ownHeight(height: number | null): number | null {
  return height !== null && height > 0 && height < Number.POSITIVE_INFINITY ? height : null
}
