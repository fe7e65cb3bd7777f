import type { ArticleEvaluation, Choices, Text } from '@arredo/catalogue'
import { type DifferingVariant, differingVariants } from '../compare-alternatives.ts'
import type { Preview } from '../desk.ts'
import type { Row, RowId } from '../document.ts'
import { rowName } from '../row-name.ts'
import type { RowAspect } from './design-difference.ts'

type Size = ArticleEvaluation['size']
type OfBoth<Kind, Value> = { readonly kind: Kind; readonly left: Value; readonly right: Value }

/** Something of a row, or of an alternative as a whole, as it is on either side. */
export type RowDetail =
  | OfBoth<'name', Text>
  | OfBoth<'side', 'L' | 'R'>
  | OfBoth<'size', Size>
  | OfBoth<'quantity', number>
  | ({ readonly kind: 'variant' } & DifferingVariant)

/** What of a row its details say, so that nothing else has to. */
export const toldBy: Readonly<Record<RowDetail['kind'], readonly RowAspect[]>> = {
  name: ['article', 'text'],
  side: ['article'],
  size: ['variants'],
  quantity: ['quantity'],
  variant: ['variants'],
}

type Sides = { readonly left: Preview; readonly right: Preview }

export function rowDetails(id: RowId, { left, right }: Sides): readonly RowDetail[] {
  const [one, two] = [left.document.rows[id], right.document.rows[id]]
  if (!one || !two) return []
  const [was, is] = [left.evaluation.articles[id], right.evaluation.articles[id]]
  return [
    ...different('name', rowName(one, left.evaluation).name, rowName(two, right.evaluation).name),
    ...(one.kind === 'article' && two.kind === 'article' ? different('side', one.side, two.side) : []),
    ...(was && is ? different('size', was.size, is.size) : []),
    ...('quantity' in one && 'quantity' in two ? different('quantity', one.quantity, two.quantity) : []),
    ...(was && is
      ? differingVariants(was.configuration, is.configuration)
          .filter(
            (variant) => !followsTheWhole(variant, one, two, { left, right }) && !isInSize(variant, was, is),
          )
          .map((variant): RowDetail => ({ kind: 'variant', ...variant }))
      : []),
  ]
}

/** What was chosen for all of an alternative. */
export function alternativeDetails(id: string, { left, right }: Sides): readonly RowDetail[] {
  const [one, two] = [left.document.alternatives[id], right.document.alternatives[id]]
  if (!one || !two) return []
  return differingVariants(one.choices, two.choices).map((variant) => ({ kind: 'variant', ...variant }))
}

function different<Kind extends 'name' | 'side' | 'size' | 'quantity', Value>(
  kind: Kind,
  left: Value,
  right: Value,
): readonly OfBoth<Kind, Value>[] {
  return JSON.stringify(left) === JSON.stringify(right) ? [] : [{ kind, left, right }]
}

/** It is told once, of the alternative. */
function followsTheWhole(
  { variant, ...values }: DifferingVariant,
  one: Row,
  two: Row,
  sides: Sides,
): boolean {
  const chosen = ({ document }: Preview, { alternative }: Row): Choices =>
    document.alternatives[alternative]?.choices ?? {}
  const [was, is] = [chosen(sides.left, one)[variant], chosen(sides.right, two)[variant]]
  const follows = (whole: unknown, own: unknown) => whole === undefined || whole === own
  return was !== is && follows(was, values.left) && follows(is, values.right)
}

/** A width is told by the size. */
function isInSize({ left, right }: DifferingVariant, was: ArticleEvaluation, is: ArticleEvaluation): boolean {
  return Object.entries(was.size).some(
    ([side, length]) => length === left && is.size[side as keyof Size] === right,
  )
}
