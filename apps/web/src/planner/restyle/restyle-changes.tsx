import type { Pack, Text } from '@arredo/catalogue'
import type { Compromise, Restyled, RestyledRow } from '@arredo/planning'
import { compareEvaluations, type Evaluation, positionNumbers, type RowId } from '@arredo/project'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { useText } from '../../words/use-text.ts'
import { useSaid } from '../checks/use-said.ts'
import { useVariantWords } from '../inspector/variants/use-variant-words.ts'
import { useDeskState, usePlanner } from '../planner-context.tsx'
import { useDifference } from '../use-difference.ts'
import styles from './restyle-changes.module.css'

/** Article by article what becomes of the alternative: what needs a look one by one, the rest in one line. */
export function RestyleChanges({ restyled, pack }: { restyled: Restyled; pack: Pack }) {
  const text = useText()
  const difference = useDifference()
  const { evaluation } = useDeskState()
  const { face } = usePlanner()
  const { rows, after } = restyled
  const changes = compareEvaluations(evaluation, after.evaluation, face)
  const prices = new Map(changes.rows.map((row) => [row.row, (row.new ?? 0) - (row.old ?? 0)]))
  const sumOf = (ids: readonly RowId[]) => ids.reduce((sum, id) => sum + (prices.get(id) ?? 0), 0)
  const told = rows.filter(({ kind, keeps }) => kind === 'adapted' || kind === 'stays' || isKept(keeps))
  const quiet = rows.filter((row) => row.kind === 'follows' && !told.includes(row))
  const known = new Set(rows.map(({ row }) => row))
  const others = [...prices.keys()].filter((id) => !known.has(id))

  return (
    <section className={styles.changes} aria-label={text('What changes')}>
      <h3 className={styles.heading}>{text('What changes')}</h3>
      <ul className={styles.list}>
        {quiet.length > 0 && (
          <li className={styles.line}>
            <span>{text('{{count}} articles follow', { count: quiet.length })}</span>
            <span className={styles.price}>{difference(sumOf(quiet.map(({ row }) => row)))}</span>
          </li>
        )}
        {others.length > 0 && (
          <li className={styles.line}>
            <span>{text('Worktops, plinths and panels go along')}</span>
            <span className={styles.price}>{difference(sumOf(others))}</span>
          </li>
        )}
        {told.map((row) => (
          <ToldRow
            key={row.row}
            {...{ row, pack, evaluation, price: difference(prices.get(row.row) ?? 0) }}
          />
        ))}
      </ul>
    </section>
  )
}

function isKept({ price, special }: RestyledRow['keeps']): boolean {
  return price || special
}

function ToldRow({
  row,
  pack,
  evaluation,
  price,
}: {
  row: RestyledRow
  pack: Pack
  evaluation: Evaluation
  price: string
}) {
  const text = useText()
  const packText = usePackText()
  const said = useSaid()
  const { document, alternative } = useDeskState()
  const { variantName, valueName } = useVariantWords(pack)
  const number = positionNumbers(document, alternative).get(row.row)
  const name = packText(evaluation.articles[row.row]?.name ?? { en: row.row })
  const { standIn, compromises, why, keeps, kind } = row

  function becomes({ variant, wanted, got, isOwn }: Compromise): string {
    const values = {
      variant: variantName(variant),
      wanted: valueName(variant, wanted),
      got: valueName(variant, got),
    }
    return isOwn
      ? text('{{variant}}: {{got}} instead of {{wanted}}', values)
      : text('{{variant}}: {{got}}, not {{wanted}}', values)
  }

  const reasons = [...new Set(compromises.flatMap((each) => each.reasons.map(({ why: of }) => packText(of))))]
  const lines = [
    ...(standIn ? [text('{{name}} takes its place', { name: packText(standIn) })] : []),
    ...why.map((each) => (isSaid(each) ? said(each) : packText(each))),
    ...compromises.map(becomes),
    ...(keeps.price ? [text('Keeps its own price: check it')] : []),
    ...(keeps.special ? [text('What was asked for beyond the rules stays: check it')] : []),
  ]
  return (
    <li className={styles.line} data-kind={kind}>
      <span className={styles.what}>
        <span className={styles.name}>{number === undefined ? name : `${number} ${name}`}</span>
        <span className={styles.kind}>{kind === 'stays' ? text('Stays as it is') : lines[0]}</span>
        {(kind === 'stays' ? lines : lines.slice(1)).map((line) => (
          <span key={line} className={styles.note}>
            {line}
          </span>
        ))}
        {reasons.map((reason) => (
          <span key={reason} className={styles.note}>
            {reason}
          </span>
        ))}
      </span>
      <span className={styles.price}>{price}</span>
    </li>
  )
}

function isSaid(why: RestyledRow['why'][number]): why is Exclude<RestyledRow['why'][number], Text> {
  return 'text' in why && !('en' in why)
}
