import { join, otherStretches, type Stretch } from './cell.ts'
import { type Finder, tryStretch } from './finder.ts'
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

  for (let searches = 0; ; searches++) {
    const gap = otherStretches(settled, bounds[1]).find(([, to]) => to >= bounds[0])
    if (!gap) return { yes, unknown }
    const [from, to] = [Math.max(gap[0], bounds[0]), gap[1]]
    const verdict = searches < mostSearches ? tryStretch(finder, variable, from, to) : 'unknown'
    if (verdict === 'solution') prove()
    else settled = join([...settled, [from, to]])
    if (verdict === 'unknown') unknown = join([...unknown, [from, to]])
    yield
  }
}
