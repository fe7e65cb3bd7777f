import { dot, toWall } from '@arredo/geometry'
import { type SpanLine, touching } from './lines-of.ts'

/** The widest gap in a corner that a filler closes. */
const cornerGap = 100

/** Lines that go on round a corner, in order: by a corner unit, or because one ends behind the other's fronts. */
export function joinedLines(lines: readonly SpanLine[]): readonly (readonly SpanLine[])[] {
  const next = new Map<SpanLine, SpanLine>()
  const hasBefore = new Set<SpanLine>()
  const byCorner = new Map(lines.filter(beginsInCorner).map((line) => [line.spans[0]?.standing, line]))
  const others = lines.filter((line) => !beginsInCorner(line))
  for (const line of lines) {
    const last = line.spans.at(-1)
    const after =
      last?.corner === 'ends'
        ? byCorner.get(last.standing)
        : others.find((other) => other !== line && goesOn(line, other) && !hasBefore.has(other))
    if (!after) continue
    next.set(line, after)
    hasBefore.add(after)
  }
  const taken = new Set<SpanLine>()
  const walk = (first: SpanLine): readonly SpanLine[] => {
    const run: SpanLine[] = []
    for (let line: SpanLine | undefined = first; line && !taken.has(line); line = next.get(line)) {
      taken.add(line)
      run.push(line)
    }
    return run
  }
  const open = lines.filter((line) => !hasBefore.has(line)).map(walk)
  // What is left goes round and round: it begins with its smallest id.
  const round = lines
    .toSorted((one, two) => (firstId(one) < firstId(two) ? -1 : 1))
    .flatMap((line) => (taken.has(line) ? [] : [walk(line)]))
  return [...open, ...round]
}

function firstId({ items }: SpanLine): string {
  return items[0]?.standing.id ?? ''
}

function beginsInCorner({ spans: [first] }: SpanLine): boolean {
  return first?.corner === 'begins'
}

/** Whether after the last line comes the first again. */
export function isRing(lines: readonly SpanLine[]): boolean {
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last || lines.length < 3) return false
  const corner = last.spans.at(-1)
  return corner?.corner === 'ends' ? corner.standing === first.spans[0]?.standing : goesOn(last, first)
}

/** Round a corner without a unit in it. */
function goesOn(line: SpanLine, other: SpanLine): boolean {
  if (dot(line.frame.inward, other.frame.along) < 0.9986) return false
  const [last, first] = [line.spans.at(-1), other.spans[0]]
  if (!last || !first) return false

  // Either may run into the corner; the other begins in front of it.
  const into = toWall(other.frame, last.right)
  if (Math.abs(into.across) <= touching && isInFront(-into.along, last.depth)) return true
  const from = toWall(line.frame, first.left)
  return Math.abs(from.across) <= touching && isInFront(from.along - line.frame.length, first.depth)
}

function isInFront(away: number, depth: number): boolean {
  return away >= depth - touching && away <= depth + cornerGap
}
