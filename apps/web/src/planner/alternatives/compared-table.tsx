import type { Pack, VariantCode } from '@arredo/catalogue'
import { isPriced } from '@arredo/pricing'
import {
  type AlternativesCompared,
  type DifferingRow,
  type DifferingVariant,
  type Preview,
  type Row,
  rowName,
} from '@arredo/project'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { type Column, Table } from '../../ui/table.tsx'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import { useVariantWords } from '../inspector/variants/use-variant-words.ts'
import { usePlanner } from '../planner-context.tsx'
import styles from './compare-dialog.module.css'

type Line = { readonly key: string; readonly name: string; readonly cells: readonly [Cell, Cell] }
type Cell = { readonly words: readonly string[]; readonly price: number | null }

/** Beyond these a line says nothing that a person reads. */
const mostVariants = 4

/** Line by line what differs: what is chosen for the whole, then articles, then all that follows by rule. */
export function ComparedTable({
  compared: { header, rows, same },
  sides,
}: {
  compared: AlternativesCompared
  sides: readonly [Preview, Preview]
}) {
  const text = useText()
  const money = useMoney()
  const packText = usePackText()
  const { catalogues, face } = usePlanner()
  const variants: Pack['variants'] = Object.assign({}, ...catalogues.map(({ pack }) => pack.variants))
  const { variantName, valueName } = useVariantWords({ variants })
  const [left, right] = sides
  const price = left.evaluation.prices[face] ?? right.evaluation.prices[face]
  const currency = isPriced(price) ? price.currency : null
  const inHeader = new Set<VariantCode>(header.map(({ variant }) => variant))
  const following = rows.filter(({ follows }) => follows)

  const lines: readonly Line[] = [
    ...header.map(({ variant, left: one, right: two }): Line => {
      const cell = (value: typeof one): Cell => ({
        words: [value === undefined ? text('As each model has it') : valueName(variant, value)],
        price: null,
      })
      return { key: variant, name: variantName(variant), cells: [cell(one), cell(two)] }
    }),
    ...rows.filter(({ follows }) => !follows).map(lineOf),
    ...(following.length === 0
      ? []
      : [
          {
            ...{ key: 'follows', name: text('Worktops, plinths and panels') },
            cells: [
              { words: [], price: sumOf(following, 0) },
              { words: [], price: sumOf(following, 1) },
            ] as const,
          },
        ]),
  ]

  function lineOf({ left: one, right: two, variants: differing, prices }: DifferingRow): Line {
    const row = one ?? two
    const evaluation = one ? left.evaluation : right.evaluation
    // What is chosen for the whole is told once, above.
    const own = differing.filter(({ variant }) => !inHeader.has(variant)).slice(0, mostVariants)
    const words = (side: 'left' | 'right', of: Row | null, other: Row | null) =>
      of
        ? [...articleWords(of, other), ...own.flatMap((each) => variantWords(each, side))]
        : [text('Not there')]
    return {
      key: row?.id ?? '',
      name: row ? packText(rowName(row, evaluation).name) : '',
      cells: [
        { words: words('left', one, two), price: prices[0] },
        { words: words('right', two, one), price: prices[1] },
      ],
    }
  }

  function articleWords(row: Row, other: Row | null): readonly string[] {
    if (row.kind !== 'article' || other?.kind !== 'article') return []
    const pack = catalogues.find((each) => each.pack.code === row.catalogue)?.pack
    const model = pack?.models.find(({ code }) => code === row.model)
    const article = pack?.articles.find(({ code }) => code === row.article)
    return [
      ...(row.article !== other.article && article ? [packText(article.name)] : []),
      ...(row.model !== other.model && model ? [packText(model.name)] : []),
      ...(row.quantity === other.quantity ? [] : [text('{{count}} pieces', { count: row.quantity })]),
    ]
  }

  function variantWords({ variant, ...values }: DifferingVariant, side: 'left' | 'right'): readonly string[] {
    const value = values[side]
    return value === undefined ? [] : [`${variantName(variant)}: ${valueName(variant, value)}`]
  }

  const column = (side: 0 | 1, preview: Preview): Column<Line> => ({
    name: preview.document.alternatives[preview.evaluation.alternative]?.name ?? '',
    onCard: 'named',
    cell: ({ cells }) => {
      const { words, price: amount } = cells[side]
      return (
        <>
          {words.map((word) => (
            <span key={word} className={styles.words}>
              {word}
            </span>
          ))}
          {amount !== null && currency && (
            <span className={styles.price}>{money({ minor: amount, currency })}</span>
          )}
        </>
      )
    },
  })

  return (
    <section className={styles.table} aria-label={text('What differs')}>
      <p className={styles.same}>{text('{{count}} rows are the same', { count: same })}</p>
      {lines.length > 0 && (
        <Table
          columns={[
            { name: text('What differs'), cell: ({ name }) => <strong>{name}</strong> },
            column(0, left),
            column(1, right),
          ]}
          rows={lines}
          keyOf={({ key }) => key}
        />
      )}
    </section>
  )
}

function sumOf(rows: readonly DifferingRow[], side: 0 | 1): number {
  return rows.reduce((sum, { prices }) => sum + (prices[side] ?? 0), 0)
}
