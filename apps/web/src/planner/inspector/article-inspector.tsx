import type { ArticleEvaluation, Catalogue, ChoiceValue } from '@arredo/catalogue'
import { type ArticleRow, changeVariant } from '@arredo/project'
import { Copy, Trash2 } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { usePackText } from '../../catalogue/use-pack-text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useText } from '../../words/use-text.ts'
import { useDeskState, usePlanner } from '../planner-context.tsx'
import styles from './article-inspector.module.css'
import { PositionFields } from './position-fields.tsx'
import { RefusalNotice, type Refused } from './refusal-notice.tsx'
import { articleSubtitle, shownVariants } from './shown-variants.ts'
import { SizeFields } from './size-fields.tsx'
import { sizeVariants } from './size-of-unit.ts'
import { tryChoice } from './try-choice.ts'
import { usePriceDifferences } from './use-price-differences.ts'
import { VariantControl } from './variant-control.tsx'

export type ArticleInspectorProps = {
  row: ArticleRow
  evaluation: ArticleEvaluation
  catalogue: Catalogue
  heading: RefObject<HTMLHeadingElement | null>
}

export function ArticleInspector({ row, evaluation, catalogue, heading }: ArticleInspectorProps) {
  const text = useText()
  const packText = usePackText()
  const { desk, editor } = usePlanner()
  const { document } = useDeskState()
  const differences = usePriceDifferences(row, evaluation)
  const [refused, setRefused] = useState<(Refused & { of: ArticleEvaluation }) | null>(null)
  const { pack } = catalogue
  const header = document.alternatives[row.alternative]?.choices ?? {}
  const sizes = sizeVariants(pack, evaluation).map(({ variant }) => variant.code)

  function choose(variant: string, value: ChoiceValue, wanted: string) {
    const tried = tryChoice(catalogue, { ...row, header }, variant, value)
    if (tried.kind === 'refused') return setRefused({ variant, wanted, tried, of: evaluation })

    setRefused(null)
    desk.run(changeVariant, { row: row.id, variant, value })
  }

  function variantName(code: string): string {
    const variant = pack.variants[code]
    return variant ? packText(variant.name) : code
  }

  // A refusal speaks of the article as it was; once anything changed it may be wrong.
  const standing = refused?.of === evaluation ? refused : null
  const notice = standing && (
    <RefusalNotice refused={standing} row={row} variantName={variantName} onDone={() => setRefused(null)} />
  )

  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          <h2 ref={heading} tabIndex={-1} className={styles.name}>
            {packText(evaluation.name)}
          </h2>
          <p className={styles.subtitle}>{articleSubtitle(pack, evaluation, row.model, packText)}</p>
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
      {evaluation.conflicts.length > 0 && (
        <div className={styles.conflict} role="alert">
          {evaluation.conflicts.map(({ rule, why }) => (
            <p key={rule}>{packText(why)}</p>
          ))}
        </div>
      )}
      <SizeFields pack={pack} evaluation={evaluation} onChoose={choose} />
      {standing && sizes.includes(standing.variant) && notice}
      {shownVariants(pack, evaluation).map(({ variant, state }) => (
        <div key={variant.code} className={styles.variant}>
          <VariantControl
            variant={variant}
            state={state}
            pack={pack}
            differences={differences.get(variant.code) ?? noDifferences}
            onChoose={(value, words) => choose(variant.code, value, words)}
          />
          {standing?.variant === variant.code && notice}
        </div>
      ))}
      <PositionFields row={row} size={evaluation.size} />
    </>
  )
}

const noDifferences: ReadonlyMap<string, number> = new Map()
