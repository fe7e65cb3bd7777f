import type { OfferListing, ReportAnswers } from '@arredo/contract'
import { usualValidDays } from '@arredo/flows'
import { useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useOpenDesk } from '../../app/use-open-desk.ts'
import { useSession } from '../../app/use-session.ts'
import { LanguageField } from '../../documents/language-field.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './new-offer.module.css'
import { OfferQuestions } from './offer-questions.tsx'
import { OfferedViews } from './offered-views.tsx'
import { useMakeOffer } from './use-make-offer.ts'

const roundDays = [7, 14, 30, 60, 90]

/** In which language and for how long; both start with what is usual. */
export function NewOffer({ onMade }: { onMade: (offer: OfferListing) => void }) {
  const text = useText()
  const app = useApp()
  const usual = usualValidDays(app)
  const offeredDays = [...new Set([...roundDays, usual])].toSorted((one, other) => one - other)
  const session = useSession()
  const [language, setLanguage] = useState(session.language)
  const [validDays, setValidDays] = useState(usual)
  const [answers, setAnswers] = useState<ReportAnswers>({})
  const { make, isMaking } = useMakeOffer()
  const open = useOpenDesk()

  async function start() {
    const offer = await make({ language, validDays, answers })
    if (offer) onMade(offer)
  }

  return (
    <div className={styles.form}>
      <LanguageField className={styles.field} value={language} onChange={setLanguage} />
      <SelectField
        className={styles.field}
        label={text('Valid for')}
        value={String(validDays)}
        options={offeredDays.map((days) => ({
          value: String(days),
          label: text('{{count}} days', { count: days }),
        }))}
        onChange={(days) => setValidDays(Number(days))}
      />
      {open && <OfferedViews open={open} />}
      <OfferQuestions answers={answers} onChange={setAnswers} />
      <Button kind="primary" busy={isMaking} onClick={() => void start()} className={styles.make}>
        {text('Make offer')}
      </Button>
    </div>
  )
}
