import type { ArticleEvaluation, Catalogue, VariantCode } from '@arredo/catalogue'
import { type ArticleRow, openingOf, standingRow } from '@arredo/project'
import { Copy, Trash2 } from 'lucide-react'
import { lazy, memo, type ReactNode, type RefObject, Suspense, useRef } from 'react'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { isSameButForPlace } from '../../engine/is-priced-alike.ts'
import { usePriceOfChoices } from '../../engine/use-price-of-choices.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useText } from '../../words/use-text.ts'
import { useOnDesk, usePlanner } from '../planner-context.tsx'
import { SpecialsOfArticle } from '../specials/specials-of-article.tsx'
import styles from './article-inspector.module.css'
import { CeilingNote } from './ceiling-note.tsx'
import { OutcomeNotice } from './choosing/outcome-notice.tsx'
import { useChoosing } from './choosing/use-choosing.ts'
import { FollowerNote } from './follower-note.tsx'
import { ModelAndSide } from './model-and-side.tsx'
import { PositionFields } from './position-fields.tsx'
import { SwingButtons } from './records/swing-buttons.tsx'
import { SizeFields } from './size-fields.tsx'
import { sizeVariants } from './size-of-unit.ts'
import { ArticleVariants } from './variants/article-variants.tsx'
import { articleSubtitle } from './variants/shown-variants.ts'

const RowPhoto = lazy(async () => ({ default: (await import('./row-photo.tsx')).RowPhoto }))

type ChoicesProps = {
  row: ArticleRow
  evaluation: ArticleEvaluation
  catalogue: Catalogue
  /** Nothing is folded to its name. */
  isWhole?: boolean
}

export type ArticleInspectorProps = ChoicesProps & { heading: RefObject<HTMLHeadingElement | null> }

export function ArticleInspector(props: ArticleInspectorProps) {
  const packText = usePackText()
  const { row, evaluation, catalogue, heading } = props
  const standing = useOnDesk((desk) => standingRow(desk.document, desk.evaluation, row.id))
  return (
    <>
      <ArticleHead
        key={row.id}
        heading={heading}
        name={packText(evaluation.name)}
        photo={<RowPhoto row={row} parts={evaluation.parts} />}
      >
        {articleSubtitle(catalogue.pack, evaluation, row.model, packText)}
      </ArticleHead>
      <div className={styles.article} data-owner={row.id}>
        <FollowerNote row={row} />
        <ArticleChoices {...props} />
        <SpecialsOfArticle id={row.id} />
        {standing && <CeilingNote standing={standing} />}
        <PositionFields row={row} />
      </div>
    </>
  )
}

/** An item that is moved stays what it is: an arrow key draws nothing here anew. */
export const ArticleChoices = memo(
  Choices,
  (before, after) =>
    isSameButForPlace(before.row, after.row) &&
    before.evaluation === after.evaluation &&
    before.catalogue === after.catalogue,
)

/** It stays for the next article, because building it is dear; what is typed or unfolded in it does not. */
function Choices({ row, evaluation, catalogue, isWhole = false }: ChoicesProps) {
  const packText = usePackText()
  const prices = usePriceOfChoices(row)
  const choosing = useChoosing(row, evaluation, catalogue)
  const opening = openingOf(row)
  const sizeSection = useRef<HTMLDivElement>(null)
  const { outcome } = choosing
  const { pack } = catalogue
  const sizes = sizeVariants(pack, evaluation).map(({ variant }) => variant.code)

  // The keyboard was in the notice, which is gone: it goes on at the variant.
  function goOnAt(variant: VariantCode) {
    const panel = sizeSection.current?.parentElement
    requestAnimationFrame(() => {
      const place = panel?.querySelector(`[data-variant="${CSS.escape(variant)}"]`)
      const chosen = place?.querySelector<HTMLElement>('input:checked')
      ;(chosen ?? place?.querySelector<HTMLElement>('input'))?.focus()
    })
  }

  const notice = outcome && (
    <OutcomeNotice
      outcome={outcome}
      choosing={choosing}
      row={row}
      evaluation={evaluation}
      pack={pack}
      onGone={() => goOnAt(outcome.variant)}
    />
  )

  return (
    <>
      {evaluation.conflicts.length > 0 && (
        <div className={styles.conflict} role="alert">
          {evaluation.conflicts.map(({ rule, why }) => (
            <p key={rule}>{packText(why)}</p>
          ))}
        </div>
      )}
      <div ref={sizeSection} className={styles.variant}>
        <SizeFields pack={pack} evaluation={evaluation} row={row.id} onChoose={choosing.choose} />
        {outcome && sizes.includes(outcome.variant) && notice}
      </div>
      <ModelAndSide row={row} catalogue={catalogue} />
      <ArticleVariants
        row={row}
        evaluation={evaluation}
        catalogue={catalogue}
        prices={prices}
        choosing={choosing}
        notice={notice}
        isWhole={isWhole}
      />
      {opening !== null && <SwingButtons id={opening} />}
    </>
  )
}

function ArticleHead({
  heading,
  name,
  photo,
  children,
}: {
  heading: ArticleInspectorProps['heading']
  name: string
  photo: ReactNode
  children: string
}) {
  const text = useText()
  const { editor } = usePlanner()
  return (
    <header className={styles.head}>
      <Suspense>{photo}</Suspense>
      <div className={styles.title}>
        <h2 ref={heading} tabIndex={-1} className={styles.name}>
          {name}
        </h2>
        <p className={styles.subtitle}>{children}</p>
      </div>
      <IconButton
        label={text('Duplicate')}
        shortcut="D"
        icon={<Copy aria-hidden="true" />}
        onClick={editor.duplicateSelection}
      />
      <IconButton
        label={text('Delete')}
        shortcut="Del"
        icon={<Trash2 aria-hidden="true" />}
        onClick={editor.deleteSelection}
      />
    </header>
  )
}
