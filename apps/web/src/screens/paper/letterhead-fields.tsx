import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useText } from '../../words/use-text.ts'
import { LogoField } from './logo-field.tsx'
import styles from './paper.module.css'
import type { PaperPartProps } from './paper-part.ts'

/** Who a letter is from, at its head and at the foot of every page. */
export function LetterheadFields({ draft, onChange }: PaperPartProps) {
  const text = useText()
  return (
    <div className={styles.fields}>
      <LogoField logo={draft.logo} onChange={(logo) => onChange({ logo })} />
      <TextField
        label={text('Name of the company')}
        value={draft.name}
        maxLength={200}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TextAreaField
        label={text('Address, line by line')}
        value={draft.lines}
        rows={4}
        onChange={({ currentTarget }) => onChange({ lines: currentTarget.value })}
      />
      <TextField
        label={text('Telephone and e-mail')}
        value={draft.contact}
        maxLength={200}
        onChange={({ currentTarget }) => onChange({ contact: currentTarget.value })}
      />
      <TextAreaField
        label={text('Foot of every page: company form, register, tax number')}
        value={draft.legalLine}
        rows={2}
        maxLength={400}
        onChange={({ currentTarget }) => onChange({ legalLine: currentTarget.value })}
      />
    </div>
  )
}
