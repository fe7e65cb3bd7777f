import type { Citation } from './cited-ids.ts'
import type { Requirement } from './read-requirements.ts'

export type AreaCoverage = {
  readonly area: string
  /** At least one test claims the whole sentence. */
  readonly whole: readonly string[]
  /** Tests claim parts of it and none the whole. */
  readonly part: readonly string[]
  readonly none: readonly string[]
}

export function coverageByArea(
  requirements: readonly Requirement[],
  citations: readonly Citation[],
): AreaCoverage[] {
  const whole = new Set(citations.filter((cited) => cited.whole).map(({ id }) => id))
  const cited = new Set(citations.map(({ id }) => id))
  const kindOf = ({ id }: Requirement): 'whole' | 'part' | 'none' => {
    if (whole.has(id)) return 'whole'
    return cited.has(id) ? 'part' : 'none'
  }

  const areas = Map.groupBy(requirements, ({ area }) => area)
  return [...areas].map(([area, rows]) => {
    const of = (kind: string): string[] => rows.filter((row) => kindOf(row) === kind).map(({ id }) => id)
    return { area, whole: of('whole'), part: of('part'), none: of('none') }
  })
}

export function coverageSums(areas: readonly AreaCoverage[]): Record<'whole' | 'part' | 'none', number> {
  const sum = (kind: 'whole' | 'part' | 'none'): number =>
    areas.reduce((count, area) => count + area[kind].length, 0)
  return { whole: sum('whole'), part: sum('part'), none: sum('none') }
}
