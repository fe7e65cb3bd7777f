import type { Catalogue, Choices, Variant, VariantState } from '@arredo/catalogue'
import { changeHeaderVariant } from '@arredo/project'
import { useText } from '../../words/use-text.ts'
import { useDeskState, usePlanner } from '../planner-context.tsx'
import styles from './item-list.module.css'
import { VariantControl } from './variant-control.tsx'

const noDifferences: ReadonlyMap<string, number> = new Map()

/** Chosen once for the whole project; an article's own choice still wins. */
export function HeaderVariants() {
  const text = useText()
  const { desk, catalogues } = usePlanner()
  const { document } = useDeskState()
  const choices = document.alternatives[document.header.activeAlternative]?.choices ?? {}
  const shown = catalogues.flatMap((catalogue) =>
    headerVariants(catalogue).map((variant) => ({ variant, pack: catalogue.pack })),
  )
  if (shown.length === 0) return null

  return (
    <section className={styles.section} aria-label={text('For the whole project')}>
      <h3 className={styles.label}>{text('For the whole project')}</h3>
      {shown.map(({ variant, pack }) => (
        <VariantControl
          key={`${pack.code}/${variant.code}`}
          variant={variant}
          state={headerState(variant, choices)}
          pack={pack}
          differences={noDifferences}
          onChoose={(value) => desk.run(changeHeaderVariant, { variant: variant.code, value })}
        />
      ))}
    </section>
  )
}

function headerVariants({ pack }: Catalogue): readonly Variant[] {
  return Object.values(pack.variants)
    .filter(({ scope }) => scope === 'project')
    .toSorted((a, b) => a.order - b.order)
}

/** The header has no solver of its own: rules speak when an article takes the value over. */
function headerState({ code, domain }: Variant, choices: Choices): VariantState {
  const value = choices[code] ?? ''
  if (domain.kind === 'integer') {
    const { min, max, step } = domain
    return { code, value: choices[code] ?? min, source: 'header', range: { min, max, step } }
  }
  return {
    code,
    value,
    source: 'header',
    options: domain.options.map((option) => ({ value: option.code, allowed: 'yes' })),
  }
}
