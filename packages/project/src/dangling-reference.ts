import type { ProjectDocument } from './document.ts'
import { firstProblem } from './reading/check.ts'

/** Says which record names another that is not there, or null. */
export function danglingReference({
  header,
  alternatives,
  rows,
  walls,
  openings,
}: ProjectDocument): string | null {
  const has = (map: object, id: string) => Object.hasOwn(map, id)
  return firstProblem([
    () => (has(alternatives, header.activeAlternative) ? null : 'the active alternative does not exist'),
    ...Object.values(rows).map((row) => () => {
      if (!has(alternatives, row.alternative)) return `row ${row.id} belongs to no alternative`
      const wall = 'placement' in row ? row.placement?.wall : null
      return wall && !has(walls, wall) ? `row ${row.id} is seated on no wall` : null
    }),
    ...Object.values(openings).map(
      ({ id, wall }) =>
        () =>
          has(walls, wall) ? null : `opening ${id} lies in no wall`,
    ),
  ])
}
