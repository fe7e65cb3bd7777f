import {
  type Catalogue,
  type Choices,
  type ChoiceValue,
  type IntegerDomain,
  tryChoice,
  type VariantState,
} from '@arredo/catalogue'
import { type ArticleRow, changeVariant, step, together } from '@arredo/project'
import { useState } from 'react'
import { usePackText } from '../../../catalogue/range/use-pack-text.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { useText } from '../../../words/use-text.ts'
import { useDeskState, usePlanner } from '../../planner-context.tsx'
import styles from './header-variants.module.css'
import { mixed, sharedVariants } from './shared-variants.ts'
import type { ShownVariant } from './shown-variants.ts'
import { useIntegerField } from './use-integer-field.ts'
import { VariantControl } from './variant-control.tsx'

type SharedOptionsProps = { rows: readonly ArticleRow[]; catalogue: Catalogue }

/** What all selected articles can be told at once; one step of undo for all of them. */
export function SharedOptions({ rows, catalogue }: SharedOptionsProps) {
  const text = useText()
  const { articles } = useDeskState().evaluation
  const shared = sharedVariants(
    catalogue.pack,
    rows.flatMap(({ id }) => articles[id] ?? []),
  )
  if (shared.length === 0) return null

  return (
    <section className={styles.section} aria-label={text('Options they share')}>
      <h3 className={styles.label}>{text('Options they share')}</h3>
      {shared.map((one) => (
        <SharedOption key={one.variant.code} rows={rows} catalogue={catalogue} {...one} />
      ))}
    </section>
  )
}

function SharedOption({ rows, catalogue, variant, state }: SharedOptionsProps & ShownVariant) {
  const text = useText()
  const { desk } = usePlanner()
  const packText = usePackText()
  const [unable, setUnable] = useState(0)
  const { domain, code } = variant

  /** Those that can have it get it; how many cannot is said. */
  function choose(value: ChoiceValue) {
    const { document } = desk.current()
    const able = rows.filter(({ article, model, side, choices, alternative }) => {
      const header = document.alternatives[alternative]?.choices ?? none
      return tryChoice(catalogue, { article, model, side, choices, header }, code, value).kind === 'stands'
    })
    setUnable(rows.length - able.length)
    const steps = able.map(({ id }) => step(changeVariant, { row: id, variant: code, value }))
    desk.run(together('Change variant', steps), null)
  }

  return (
    <div className={styles.variant}>
      {domain.kind === 'integer' ? (
        <SharedNumber label={packText(variant.name)} domain={domain} state={state} onChoose={choose} />
      ) : (
        <VariantControl
          variant={variant}
          state={state}
          pack={catalogue.pack}
          row={null}
          prices={undefined}
          unchosen={text('Mixed')}
          onChoose={choose}
        />
      )}
      {unable > 0 && (
        <p className={styles.followers} role="status">
          {text('{{count}} of them cannot have this', { count: unable })}
        </p>
      )}
    </div>
  )
}

type SharedNumberProps = {
  label: string
  domain: IntegerDomain
  state: VariantState
  onChoose: (value: number) => void
}

function SharedNumber({ label, domain, state, onChoose }: SharedNumberProps) {
  const text = useText()
  const { format, ...field } = useIntegerField(domain, state.range)
  const value = state.value === mixed ? Number.NaN : Number(state.value)
  return (
    <NumberField
      {...field}
      label={label}
      value={value}
      format={(shown) => (Number.isNaN(shown) ? text('Mixed') : format(shown))}
      onCommit={(wanted) => Number.isFinite(wanted) && onChoose(wanted)}
    />
  )
}

const none: Choices = {}
