import type { Requirement } from './read-requirements.ts'

export type AreaCoverage = {
  readonly area: string
  readonly covered: readonly string[]
  readonly missing: readonly string[]
}

export function coverageByArea(
  requirements: readonly Requirement[],
  cited: ReadonlySet<string>,
): AreaCoverage[] {
  const areas = Map.groupBy(requirements, ({ area }) => area)
  return [...areas].map(([area, rows]) => ({
    area,
    covered: rows.map(({ id }) => id).filter((id) => cited.has(id)),
    missing: rows.map(({ id }) => id).filter((id) => !cited.has(id)),
  }))
}
