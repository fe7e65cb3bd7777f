import type { ArticleRow } from '@arredo/project'
import { changeVariants } from '@arredo/project'
import { usePackText } from '../../catalogue/use-pack-text.ts'
import { useText } from '../../words/use-text.ts'
import { usePlanner } from '../planner-context.tsx'
import { trialDifference } from '../trial-price.ts'
import { useDifference } from '../use-difference.ts'
import styles from './refusal-notice.module.css'
import type { Tried } from './try-choice.ts'

export type Refused = {
  readonly variant: string
  /** What was wanted, in words. */
  readonly wanted: string
  readonly tried: Extract<Tried, { kind: 'refused' }>
}

/** Why a value is not possible now, and the smallest change that allows it, with what that costs. */
export function RefusalNotice({
  refused,
  row,
  variantName,
  onDone,
}: {
  refused: Refused
  row: ArticleRow
  variantName: (code: string) => string
  onDone: () => void
}) {
  const text = useText()
  const packText = usePackText()
  const difference = useDifference()
  const { desk, evaluate, face } = usePlanner()
  const { tried, wanted } = refused
  const { repair, reasons } = tried
  const cost = repair && trialDifference(desk.current().document, row, repair.choices, { evaluate, face })
  const dropped = (repair?.dropped ?? []).map(variantName).join(', ')

  return (
    <div className={styles.notice} role="status">
      <strong className={styles.reason}>
        {reasons.length > 0
          ? reasons.map(({ why }) => packText(why)).join('. ')
          : text('{{option}} is not possible now.', { option: wanted })}
      </strong>{' '}
      {repair && dropped && text('{{variants}} would change.', { variants: dropped })}{' '}
      {cost ? text('Price: {{difference}}.', { difference: difference(cost) }) : null}{' '}
      {repair ? (
        <button
          type="button"
          className={styles.link}
          onClick={() => {
            desk.run(changeVariants, { row: row.id, choices: repair.choices })
            onDone()
          }}
        >
          {dropped
            ? text('Change {{variants}} and use {{option}}', { variants: dropped, option: wanted })
            : text('Use {{option}}', { option: wanted })}
        </button>
      ) : (
        text('No other choice of yours would allow it.')
      )}
    </div>
  )
}
