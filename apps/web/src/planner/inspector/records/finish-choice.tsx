import { useText } from '../../../words/use-text.ts'
import fields from '../fields.module.css'
import styles from './record-inspector.module.css'

export type FinishChoiceProps = {
  label: string
  value: string | null
  colours: readonly { readonly code: string; readonly name: string }[]
  onChoose: (colour: string | null) => void
}

/** A colour of a few that look well in a room, or as it comes. */
export function FinishChoice({ label, value, colours, onChoose }: FinishChoiceProps) {
  const text = useText()
  const options = [
    { code: null, name: 'As it comes', shown: 'var(--panel)' },
    ...colours.map(({ code, name }) => ({ code, name, shown: code })),
  ]
  return (
    <fieldset className={fields.section}>
      <legend className={fields.legend}>{label}</legend>
      <div className={styles.swatches} role="radiogroup" aria-label={label}>
        {options.map(({ code, name, shown }) => (
          // biome-ignore lint/a11y/useSemanticElements: a swatch is a radio button that shows its colour.
          <button
            key={name}
            type="button"
            role="radio"
            className={styles.swatch}
            style={{ background: shown }}
            aria-checked={value === code}
            aria-label={text(name)}
            data-tooltip={text(name)}
            onClick={() => onChoose(code)}
          />
        ))}
      </div>
    </fieldset>
  )
}
