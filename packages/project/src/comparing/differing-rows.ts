import { type Face, isPriced } from '@arredo/pricing'
import { compareEvaluations } from '../compare-evaluations.ts'
import type { Preview } from '../desk.ts'
import type { Evaluation } from '../evaluation.ts'
import { compareDesigns } from './compare-designs.ts'
import { type ComparedRow, comparedRows } from './compared-rows.ts'
import type { DesignDifference } from './design-difference.ts'

/** What is the project's own, whatever it was when it was kept or printed (D-126). */
const ofThePresent = ['header status', 'header shop', 'header source']

/**
 * D-140, D-267: all that differs between what a project was at two times, and all that costs something else although
 * nobody touched it. The differences of these lines add up to the difference of the totals, to the cent, in either face.
 */
export function differingRows(left: Preview, right: Preview, face: Face): readonly ComparedRow[] {
  const differences = compareDesigns(left.document, left.document, right.document).filter(
    ({ key }) => !ofThePresent.includes(key),
  )
  const told = new Set(differences.filter(({ of }) => of === 'row').map(({ id }) => id))
  const repriced = compareEvaluations(left.evaluation, right.evaluation, face).rows.filter(
    ({ row, old, new: now }) => old !== now && !told.has(row),
  )
  const all = [...differences, ...repriced.map(({ row }) => costsOtherwise(row))]
  return [
    ...comparedRows(all, { base: left.document, left, right }, face),
    ...whole(left.evaluation, right.evaluation, face),
  ]
}

function costsOtherwise(id: string): DesignDifference {
  const theirs = { kind: 'changed', what: ['price'] } as const
  return {
    key: `row ${id}`,
    of: 'row',
    id,
    alternative: null,
    mine: null,
    theirs,
    pick: 'theirs',
    follows: false,
  }
}

/** What a total has beyond its rows; a line only where that differs. */
function whole(left: Evaluation, right: Evaluation, face: Face): readonly ComparedRow[] {
  const beyond = ({ prices }: Evaluation): number | null => {
    const price = prices[face]
    if (!isPriced(price)) return null
    return price.total - Object.values(price.rows).reduce((sum, { total }) => sum + total, 0)
  }
  const [was, is] = [beyond(left), beyond(right)]
  if ((was ?? 0) === (is ?? 0)) return []
  const difference: DesignDifference = {
    ...{ key: 'header whole', of: 'header', id: 'whole', alternative: null, mine: null },
    ...{ theirs: { kind: 'changed', what: ['price'] }, pick: 'theirs', follows: false },
  }
  return [{ key: 'whole', difference, name: null, code: '', left: was, right: is, details: [] }]
}
