import { idsOf } from '@arredo/editor'
import { type ArticleRow, standingRow } from '@arredo/project'
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceAround,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceAround,
  Copy,
  EyeOff,
  Grid3x3,
  Group,
  Lock,
  LockOpen,
  RotateCw,
  Trash2,
  TrianglesCenterlineDashedVertical,
  Ungroup,
} from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import { useAction } from '../actions/action-context.tsx'
import { useCatalogue, useDeskState, useEditing, usePlanner } from '../planner-context.tsx'
import { usePriceBasis } from '../use-price-basis.ts'
import styles from './several-selected.module.css'

const SharedOptions = lazy(async () => ({
  default: (await import('./variants/shared-options.tsx')).SharedOptions,
}))

/** More than one thing, or one the catalogues no longer know: what can be done with all of them. */
export function SeveralSelected() {
  const text = useText()
  const { selection } = useEditing()
  const { document, evaluation } = useDeskState()
  const rows = idsOf(selection, 'row')
  const own = evaluation.findings.filter(({ row }) => rows.includes(row))
  const articles = rows.flatMap((id): readonly ArticleRow[] => {
    const row = document.rows[id]
    return row?.kind === 'article' && evaluation.articles[id] ? [row] : []
  })
  const isFurniture = rows.some((id) => standingRow(document, evaluation, id) !== null)

  return (
    <>
      <h2>{text('{{count}} items selected', { count: selection.length })}</h2>
      {own.map(({ row, code, message }) => (
        <p key={`${row} ${code}`} className={styles.finding}>
          {message}
        </p>
      ))}
      {isFurniture && rows.length > 1 && <Arranging />}
      <Changing />
      <SumOfPrices rows={rows} />
      <Shared articles={articles} isComplete={articles.length === selection.length} />
    </>
  )
}

function Arranging() {
  const text = useText()
  return (
    <div className={styles.tools} role="toolbar" aria-label={text('Align and distribute')}>
      <Act id="align left" icon={<AlignStartVertical aria-hidden="true" />} />
      <Act id="align centre" icon={<AlignCenterVertical aria-hidden="true" />} />
      <Act id="align right" icon={<AlignEndVertical aria-hidden="true" />} />
      <Act id="align top" icon={<AlignStartHorizontal aria-hidden="true" />} />
      <Act id="align middle" icon={<AlignCenterHorizontal aria-hidden="true" />} />
      <Act id="align bottom" icon={<AlignEndHorizontal aria-hidden="true" />} />
      <Act id="distribute across" icon={<AlignHorizontalSpaceAround aria-hidden="true" />} />
      <Act id="distribute down" icon={<AlignVerticalSpaceAround aria-hidden="true" />} />
    </div>
  )
}

function Changing() {
  const text = useText()
  return (
    <div className={styles.tools} role="toolbar" aria-label={text('Selection')}>
      <Act id="rotate" icon={<RotateCw aria-hidden="true" />} />
      <Act id="mirror" icon={<TrianglesCenterlineDashedVertical aria-hidden="true" />} />
      <Act id="duplicate" icon={<Copy aria-hidden="true" />} />
      <Act id="repeat" icon={<Grid3x3 aria-hidden="true" />} />
      <Act id="group" icon={<Group aria-hidden="true" />} />
      <Act id="ungroup" icon={<Ungroup aria-hidden="true" />} />
      <Act id="lock" icon={<Lock aria-hidden="true" />} />
      <Act id="unlock" icon={<LockOpen aria-hidden="true" />} />
      <Act id="hide" icon={<EyeOff aria-hidden="true" />} />
      <Act id="remove" icon={<Trash2 aria-hidden="true" />} />
    </div>
  )
}

/** What the list of actions says of one; what is not possible now is not there. */
function Act({ id, icon }: { id: string; icon: ReactNode }) {
  const text = useText()
  const { label, shortcut, isPossible, run } = useAction(id)
  if (!isPossible) return null
  return (
    <IconButton label={text(label)} icon={icon} {...(shortcut !== undefined && { shortcut })} onClick={run} />
  )
}

function SumOfPrices({ rows }: { rows: readonly string[] }) {
  const text = useText()
  const money = useMoney()
  const basis = usePriceBasis()
  const { face } = usePlanner()
  const price = useDeskState().evaluation.prices[face]
  const totals = rows.flatMap((id) => price?.rows[id]?.total ?? [])
  if (!price || totals.length === 0) return null

  const minor = totals.reduce((sum, total) => sum + total, 0)
  return (
    <div className={styles.price}>
      <p className={styles.sum}>
        <span>{text('Selected together')}</span>
        <output aria-label={text('Price of the selection')}>
          {money({ minor, currency: price.currency })}
        </output>
      </p>
      <p className={styles.basis}>{basis}</p>
    </div>
  )
}

/** Options of one catalogue only: what two catalogues call alike need not be the same. */
function Shared({ articles, isComplete }: { articles: readonly ArticleRow[]; isComplete: boolean }) {
  const [first] = articles
  const catalogue = useCatalogue(first?.catalogue ?? '')
  const isOne = articles.every((row) => row.catalogue === first?.catalogue)
  if (!catalogue || !isOne || !isComplete || articles.length < 2) return null
  return (
    <Suspense>
      <SharedOptions key={articles.map(({ id }) => id).join()} rows={articles} catalogue={catalogue} />
    </Suspense>
  )
}
