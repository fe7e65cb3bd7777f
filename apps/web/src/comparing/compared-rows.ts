import type { Text } from '@arredo/catalogue'
import { type Face, isPriced } from '@arredo/pricing'
import type { DesignDifference, Preview, ProjectDocument } from '@arredo/project'
import { rowName } from '../planner/row-name.ts'

/** One line of a comparison: what differs, and what it costs on each side in minor units. */
export type ComparedRow = {
  readonly key: string
  readonly difference: DesignDifference
  /** What a catalogue or a person called it; null where its kind is all there is to say. */
  readonly name: Text | null
  readonly code: string
  readonly left: number | null
  readonly right: number | null
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
            ...{ key: rule, difference: first.difference, name: null, code: '' },
            left: sum(following.map(({ left }) => left)),
            right: sum(following.map(({ right }) => right)),
          },
        ]
      : []),
  ]
}

function nameOf(
  { of, id }: DesignDifference,
  { base, left, right }: ComparedDesigns,
): Pick<ComparedRow, 'name' | 'code'> {
  const sides = [left, right, { document: base, evaluation: left.evaluation }]
  if (of === 'row') {
    const side = sides.find(({ document }) => document.rows[id])
    const row = side?.document.rows[id]
    return row && side ? rowName(row, side.evaluation) : { name: null, code: '' }
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
