import { NumberField } from '../../../ui/number-field.tsx'
import { useLength } from '../../../words/use-length.ts'
import { useText } from '../../../words/use-text.ts'
import styles from '../fields.module.css'

export type LengthField = {
  label: string
  value: number
  onCommit: (value: number) => void
}

type LengthFieldsProps = {
  legend: string
  fields: readonly LengthField[]
  /** Two in a row, for long names. */
  isWide?: boolean
}

/** A row of lengths in the person's unit, under one name. */
export function LengthFields({ legend, fields, isWide = false }: LengthFieldsProps) {
  const text = useText()
  const { symbol, format, parse, step } = useLength()
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <span>{legend}</span>
        <span className={styles.unit}>{symbol}</span>
      </legend>
      <div className={isWide ? styles.two : styles.three}>
        {fields.map((field) => (
          <NumberField
            key={field.label}
            {...field}
            {...{ parse, step }}
            compact
            unreadable={text('Type a number')}
            format={(value) => format(Math.round(value))}
          />
        ))}
      </div>
    </fieldset>
  )
}
