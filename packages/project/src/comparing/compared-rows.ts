import type { Text } from '@arredo/catalogue'
import { type Face, isPriced } from '@arredo/pricing'
import type { Preview } from '../desk.ts'
import type { ProjectDocument } from '../document.ts'
import { rowName } from '../row-name.ts'
import type { DesignDifference } from './design-difference.ts'
import { alternativeDetails, type RowDetail, rowDetails } from './row-details.ts'

/** One line of a comparison: what differs, and what it costs on each side in minor units. */
export type ComparedRow = {
  readonly key: string
  readonly difference: DesignDifference
  /** What a catalogue or a person called it; null where its kind is all there is to say. */
  readonly name: Text | null
  readonly code: string
  readonly left: number | null
  readonly right: number | null
  /** As it is on either side, where it is on both. */
  readonly details: readonly RowDetail[]
}

/** The left one is mine, the right one theirs; `base` names what neither of them has any more. */
export type ComparedDesigns = {
  readonly base: ProjectDocument
  readonly left: Preview
  readonly right: Preview
}

const rule = 'follows'

/**
 * What must be decided first, then the rest as the document has it; all that follows by rule is one line, because
 * nobody decides about it. What the hand never touched, such as where a row stands in the list, is left out.
 */
export function comparedRows(
  differences: readonly DesignDifference[],
  designs: ComparedDesigns,
  face: Face,
): readonly ComparedRow[] {
  const price = ({ evaluation }: Preview, id: string) => {
    const found = evaluation.prices[face]
    return isPriced(found) ? (found.rows[id]?.total ?? null) : null
  }
  const rows = differences.map((difference): ComparedRow => {
    const isRow = difference.of === 'row'
    return {
      key: difference.key,
      difference,
      ...nameOf(difference, designs),
      left: isRow ? price(designs.left, difference.id) : null,
      right: isRow ? price(designs.right, difference.id) : null,
      details: detailsOf(difference, designs),
    }
  })
  const following = rows.filter(({ difference }) => difference.follows)
  const [first] = following
  const own = rows.filter(({ difference }) => !difference.follows)
  const sum = (amounts: readonly (number | null)[]) =>
    amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)
  return [
    ...own.filter(({ difference }) => difference.pick === null),
    ...own.filter(({ difference }) => difference.pick !== null),
    ...(first
      ? [
          {
            ...{ key: rule, difference: first.difference, name: null, code: '', details: [] },
            left: sum(following.map(({ left }) => left)),
            right: sum(following.map(({ right }) => right)),
          },
        ]
      : []),
  ]
}

function detailsOf({ of, id }: DesignDifference, designs: ComparedDesigns): readonly RowDetail[] {
  if (of === 'row') return rowDetails(id, designs)
  return of === 'alternative' ? alternativeDetails(id, designs) : []
}

function nameOf(
  { of, id }: DesignDifference,
  { base, left, right }: ComparedDesigns,
): Pick<ComparedRow, 'name' | 'code'> {
  const sides = [left, right, { document: base, evaluation: left.evaluation }]
  if (of === 'row') {
    const side = sides.find(({ document }) => document.rows[id])
    const row = side?.document.rows[id]
    if (row && side) return rowName(row, side.evaluation)
    // What covers a floor or a wall is priced as a row and is none.
    const covered = sides.flatMap(({ evaluation }) => evaluation.surfaces ?? [])
    return { name: covered.find((surface) => surface.id === id)?.name ?? null, code: '' }
  }
  const named = sides.map(({ document }) =>
    of === 'alternative'
      ? document.alternatives[id]?.name
      : of === 'room'
        ? document.rooms[id]?.name
        : of === 'view'
          ? document.views[id]?.name
          : undefined,
  )
  const name = named.find((each) => each)
  return { name: name ? { en: name } : null, code: '' }
}
