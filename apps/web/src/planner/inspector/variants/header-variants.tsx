import type { Catalogue, Choices, Variant, VariantState } from '@arredo/catalogue'
import { changeHeaderVariant, changeVariant, step, together } from '@arredo/project'
import { usePriceOfHeader } from '../../../engine/use-price-of-choices.ts'
import { LinkButton } from '../../../ui/link.tsx'
import { useText } from '../../../words/use-text.ts'
import { useDeskState, usePlanner } from '../../planner-context.tsx'
import { headerFollowers } from './header-followers.ts'
import styles from './header-variants.module.css'
import type { PricesOfVariant } from './option-choices.ts'
import { useAllOptions } from './use-all-options.ts'
import { VariantControl } from './variant-control.tsx'
import { VariantFoot } from './variant-foot.tsx'

/** Chosen once for the whole project; an article's own choice still wins. */
export function HeaderVariants() {
  const text = useText()
  const { catalogues } = usePlanner()
  const prices = usePriceOfHeader()
  const { packs } = useDeskState().document
  // A catalogue that was only looked into has nothing here to choose for.
  const used = catalogues.filter(({ pack }) => packs[pack.code] !== undefined)
  const shown = used.flatMap((catalogue) =>
    headerVariants(catalogue).map((variant) => ({ variant, catalogue })),
  )
  if (shown.length === 0) return null

  return (
    <section className={styles.section} aria-label={text('For the whole project')}>
      <h3 className={styles.label}>{text('For the whole project')}</h3>
      {shown.map(({ variant, catalogue }) => (
        <HeaderVariant
          key={`${catalogue.pack.code}/${variant.code}`}
          variant={variant}
          catalogue={catalogue}
          prices={prices.get(variant.code)}
        />
      ))}
    </section>
  )
}

type HeaderVariantProps = { variant: Variant; catalogue: Catalogue; prices: PricesOfVariant | undefined }

function HeaderVariant({ variant, catalogue, prices }: HeaderVariantProps) {
  const text = useText()
  const { desk } = usePlanner()
  const { document, alternative } = useDeskState()
  const choices = document.alternatives[alternative]?.choices ?? none
  const state = headerState(variant, choices)
  const choose = (value: string | number | null) => {
    desk.run(changeHeaderVariant, { variant: variant.code, value })
  }
  const isChosen = choices[variant.code] !== undefined
  const all = useAllOptions({ catalogue, request: null, variant, state, prices, onChoose: choose })

  return (
    <div className={styles.variant}>
      <VariantControl
        variant={variant}
        state={state}
        pack={catalogue.pack}
        row={null}
        prices={prices}
        unchosen={text('As each model has it')}
        onChoose={choose}
        foot={
          <VariantFoot
            giveUp={isChosen ? { label: text('Back to the model’s'), run: () => choose(null) } : null}
            all={all}
          />
        }
      />
      <Followers variant={variant} isChosen={isChosen} />
    </div>
  )
}

/** How many articles go their own way, and how to bring them back. */
function Followers({ variant, isChosen }: { variant: Variant; isChosen: boolean }) {
  const text = useText()
  const { desk } = usePlanner()
  const { document, evaluation } = useDeskState()
  const { own, unable } = headerFollowers(document, evaluation, variant.code)
  if (own.length === 0 && unable.length === 0) return null

  function applyToAll() {
    const steps = own.map((row) => step(changeVariant, { row, variant: variant.code, value: null }))
    desk.run(together('Apply to all articles', steps), null)
  }

  return (
    <p className={styles.followers}>
      {own.length > 0 && <span>{text('{{count}} articles have their own', { count: own.length })}</span>}
      {own.length > 0 && isChosen && (
        <LinkButton onClick={applyToAll}>{text('Apply to those too')}</LinkButton>
      )}
      {unable.length > 0 && <span>{text('{{count}} articles cannot follow', { count: unable.length })}</span>}
    </p>
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

const none: Choices = {}
