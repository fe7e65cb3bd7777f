import type { CustomerRecord } from '@arredo/contract'
import { useApp } from '../app/app-context.tsx'
import { SwitchField } from '../ui/switch-field.tsx'
import { useLanguage } from '../words/use-language.ts'
import { useMoment } from '../words/use-moment.ts'
import { useText } from '../words/use-text.ts'
import styles from './customer-fields.module.css'

/** The brand's words, as the customer should hear them; nothing where the brand has none. */
export function ConsentField({
  given,
  isOn,
  isMissing,
  onChange,
}: {
  given: CustomerRecord['consent']
  isOn: boolean
  isMissing: boolean
  onChange: (isOn: boolean) => void
}) {
  const text = useText()
  const moment = useMoment()
  const { code } = useLanguage()
  const words = useApp().config.customerConsent?.text
  if (!words && !given) return null

  const shown = given?.text ?? words?.[code] ?? words?.en ?? ''
  return (
    <div className={styles.consent}>
      <p>{shown}</p>
      <SwitchField label={text('The customer agrees')} on={isOn} onChange={onChange} />
      {given && (
        <p className={styles.since}>
          {text('Given on {{when}}, heard by {{by}}', { when: moment(given.at), by: given.by })}
        </p>
      )}
      {isMissing && (
        <p className={styles.error} role="alert">
          {text('Without their consent this customer cannot be kept')}
        </p>
      )}
    </div>
  )
}
