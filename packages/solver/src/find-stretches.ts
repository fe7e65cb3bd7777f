import { join, otherStretches, type Stretch } from './cell.ts'
import { type Asked, type Finder, tryStretch } from './finder.ts'
import type { Verdict } from './search.ts'
import { stretchWithFollower } from './stretch.ts'

/** Searches per ranged variable; a rule like "only even lengths" leaves thousands of pieces. */
const mostSearches = 64

export type FoundStretches = { readonly yes: readonly Stretch[]; readonly unknown: readonly Stretch[] }

/**
 * Every position of a ranged variable settled without walking through them: a solution proves the stretch the
 * variable can move in, and a gap between proven stretches is refuted, or split by a new solution, as a whole.
 */
export function* findStretches(finder: Finder, variable: number): Generator<void, FoundStretches> {
  const { model, space } = finder
  const at = model.layout.offset[variable] as number
  const bounds: Stretch = [space.cells[at] as number, space.cells[at + 1] as number]
  let yes: readonly Stretch[] = []
  let unknown: readonly Stretch[] = []
  let settled: readonly Stretch[] = []
  const prove = () => {
    const [from, to] = stretchWithFollower(model, space, finder.known, variable)
    const proven: Stretch = [Math.max(from, bounds[0]), Math.min(to, bounds[1])]
    yes = join([...yes, proven])
    settled = join([...settled, proven])
  }
  if (finder.isStanding) prove()

  let part: Part = 'whole'
  for (let searches = 0; ; searches++) {
    const gap = otherStretches(settled, bounds[1]).find(([, to]) => to >= bounds[0])
    if (!gap) return { yes, unknown }
    const [from, to] = [Math.max(gap[0], bounds[0]), gap[1]]
    const asked: Asked = {
      from: part === 'upper' ? to - ((to - from) >> 1) : from,
      to,
      isTop: part === 'top' && from < to,
    }
    const verdict = searches < mostSearches ? tryStretch(finder, variable, asked) : 'unknown'
    if (verdict === 'solution') prove()
    else settled = join([...settled, [asked.from, to]])
    if (verdict === 'unknown') unknown = join([...unknown, [asked.from, to]])
    part = nextPart(part, verdict)
    yield
  }
}

/**
 * Solutions lie at the low end, where others gave way just so much and may prove a single millimetre. What is
 * found at the top of the gap pushed them out of the way and mostly proves everything below. Where the top cannot
 * be, the upper half is asked, because refuting it millimetre by millimetre would take as many searches.
 */
type Part = 'whole' | 'top' | 'upper'

function nextPart(part: Part, verdict: Verdict): Part {
  if (part === 'whole') return verdict === 'solution' ? 'top' : 'whole'
  if (part === 'upper') return 'top'
  return verdict === 'solution' ? 'whole' : 'upper'
}
