import type { ArticleEvaluation, Pack } from '@arredo/catalogue'
import { type ArticleRow, changeVariants } from '@arredo/project'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { usePackText } from '../../../catalogue/range/use-pack-text.ts'
import { usePriceOfNumbers } from '../../../engine/use-price-of-choices.ts'
import { LinkButton } from '../../../ui/link.tsx'
import { useStaysInView } from '../../../ui/use-stays-in-view.ts'
import { useText } from '../../../words/use-text.ts'
import { usePlanner } from '../../planner-context.tsx'
import { trialDifference } from '../../trial-price.ts'
import { useDifference } from '../../use-difference.ts'
import { useVariantWords } from '../variants/use-variant-words.ts'
import styles from './outcome-notice.module.css'
import type { Choosing, Outcome } from './use-choosing.ts'

type Refused = Extract<Outcome, { kind: 'refused' }>

export type OutcomeNoticeProps = {
  outcome: Outcome
  choosing: Choosing
  row: ArticleRow
  evaluation: ArticleEvaluation
  pack: Pack
  /** The notice goes, with the keyboard in it. */
  onGone: () => void
}

/** Said below the variant it is about, and to a screen reader: what a choice led to, and the way on. */
export function OutcomeNotice({ outcome, choosing, onGone, ...article }: OutcomeNoticeProps) {
  const text = useText()
  const { announce, desk } = usePlanner()
  const words = useVariantWords(article.pack)
  const why = useReason(outcome, article)
  const changed = outcome.kind === 'along' ? words.changes(outcome.changes) : ''
  const said = outcome.kind === 'along' ? text('Changed along: {{changes}}.', { changes: changed }) : why

  const notice = useRef<HTMLFieldSetElement>(null)

  useEffect(() => announce(said), [announce, said])
  // A swatch at the sheet's edge is no reason not to see why it was refused.
  useStaysInView(notice, said)

  function leave(step: () => void) {
    step()
    onGone()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    leave(choosing.dismiss)
  }

  return (
    <fieldset ref={notice} className={styles.notice} aria-label={said} onKeyDown={onKeyDown}>
      <p className={outcome.kind === 'refused' ? styles.reason : undefined}>{said}</p>
      {outcome.kind === 'refused' ? (
        <WaysOut outcome={outcome} choosing={choosing} {...article} leave={leave} />
      ) : (
        <p className={styles.ways}>
          <LinkButton onClick={() => leave(desk.undo)}>{text('Undo')}</LinkButton>
        </p>
      )}
    </fieldset>
  )
}

/** "Not with Knob: Wooden fronts are not milled for knobs." */
function useReason(
  outcome: Outcome,
  { pack, evaluation }: Pick<OutcomeNoticeProps, 'pack' | 'evaluation'>,
): string {
  const text = useText()
  const packText = usePackText()
  const words = useVariantWords(pack)
  if (outcome.kind !== 'refused') return ''

  const { because, reasons } = outcome.tried
  const others = because.filter((code) => code !== outcome.variant)
  const why = reasons.map((reason) => packText(reason.why)).join('. ')
  if (!why) {
    return text('{{option}} is not possible now.', {
      option: words.choiceName(outcome.variant, outcome.value),
    })
  }
  if (others.length === 0) return `${why}.`
  return `${text('Not with {{choices}}:', { choices: words.standing(others, evaluation.configuration) })} ${why}.`
}

function WaysOut({
  outcome,
  choosing,
  row,
  evaluation,
  pack,
  leave,
}: Omit<OutcomeNoticeProps, 'outcome' | 'onGone'> & { outcome: Refused; leave: (step: () => void) => void }) {
  const text = useText()
  const words = useVariantWords(pack)
  const { desk, evaluate, face } = usePlanner()
  const { repair } = outcome.tried
  // As the desk would do it, with what follows the row.
  const tried = repair && desk.preview(changeVariants, { row: row.id, choices: repair.choices })
  const cost = tried?.ok
    ? trialDifference(desk.current().document, tried.value.document, row.id, { evaluate, face })
    : null
  const nearest = usePriceOfNumbers(row.id, { variant: outcome.variant, values: outcome.nearest })
  const option = words.choiceName(outcome.variant, outcome.value)
  const standing = evaluation.configuration[outcome.variant]
  const state = evaluation.variants.find(({ code }) => code === outcome.variant)
  const range = state?.range && {
    min: words.valueName(outcome.variant, state.range.min),
    max: words.valueName(outcome.variant, state.range.max),
  }

  return (
    <>
      {range && <p>{text('Possible from {{min}} to {{max}}', range)}</p>}
      {!repair && outcome.nearest.length === 0 && <p>{text('No other choice of yours would allow it.')}</p>}
      <p className={styles.ways}>
        {repair && (
          <LinkButton onClick={() => leave(choosing.applyRepair)}>
            {outcome.changes && outcome.changes.length > 0
              ? text('Change {{changes}} and use {{option}}', {
                  changes: words.changes(outcome.changes),
                  option,
                })
              : text('Use {{option}}', { option })}
            <Cost difference={cost} />
          </LinkButton>
        )}
        {outcome.nearest.map((value) => (
          <LinkButton key={value} onClick={() => leave(() => choosing.choose(outcome.variant, value))}>
            {text('Use {{option}}', { option: words.choiceName(outcome.variant, value) })}
            <Cost difference={nearest?.get(value)?.difference} />
          </LinkButton>
        ))}
        {standing !== undefined && (
          <LinkButton kind="quiet" onClick={() => leave(choosing.dismiss)}>
            {text('Keep {{option}}', { option: words.choiceName(outcome.variant, standing) })}
          </LinkButton>
        )}
      </p>
    </>
  )
}

/** Nothing where it is not known, or the price stays the same. */
function Cost({ difference }: { difference: number | null | undefined }) {
  const inWords = useDifference()
  return difference ? <span className={styles.cost}>{inWords(difference)}</span> : null
}
