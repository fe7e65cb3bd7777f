import type { ReportAnswers } from '@arredo/contract'
import { ReportFields } from '../../documents/report-fields.tsx'
import { useReports } from '../../documents/use-reports.ts'
import { Button } from '../../ui/button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './new-offer.module.css'

type OfferQuestionsProps = { answers: ReportAnswers; onChange: (answers: ReportAnswers) => void }

/** What an offer asks besides, for who wants it otherwise than it is at first. */
export function OfferQuestions({ answers, onChange }: OfferQuestionsProps) {
  const text = useText()
  const { list } = useReports()
  const fields = list.find(({ name }) => name === 'offer')?.fields ?? []
  if (fields.length === 0) return null

  const trigger = (
    <Button kind="quiet" size="large">
      {text('More…')}
    </Button>
  )
  return (
    <Popover trigger={trigger} title={text('On the offer')}>
      <div className={styles.questions}>
        <ReportFields
          fields={fields}
          answers={answers}
          onAnswer={(name, answer) => onChange({ ...answers, [name]: answer })}
        />
      </div>
    </Popover>
  )
}
