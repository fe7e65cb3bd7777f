import { Ban } from 'lucide-react'
import { useId, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useText } from '../../words/use-text.ts'
import { useDifference } from '../use-difference.ts'
import type { OptionChoice } from './option-choices.ts'
import styles from './option-group.module.css'

export type OptionGroupProps = {
  label: string
  look: 'swatches' | 'chips' | 'list'
  options: readonly OptionChoice[]
  onChoose: (value: string) => void
}

/** One of several: a radio group named by its variant. What is not possible now stays choosable, to say why. */
export function OptionGroup({ label, look, options, onChoose }: OptionGroupProps) {
  const id = useId()
  const text = useText()
  const difference = useDifference()
  const [pointed, setPointed] = useState<string | null>(null)
  const chosen = options.find(({ isChosen }) => isChosen)
  // A swatch has no room for words: what one points at is named where the chosen one was.
  const named = (look === 'swatches' && options.find(({ value }) => value === pointed)) || chosen
  const notNow = options.filter(({ allowed }) => allowed === 'no')

  return (
    <div className={styles.group} role="radiogroup" aria-labelledby={`${id}-label`}>
      <div className={styles.head}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {look !== 'list' && (
          <span className={styles.value}>
            {named
              ? [named.name, named.difference ? difference(named.difference) : ''].filter(Boolean).join('  ')
              : text('Not chosen')}
          </span>
        )}
      </div>
      <div className={classNames(styles.options, styles[look])}>
        {options.map((option) => (
          <OptionRadio
            key={option.value}
            group={id}
            option={option}
            look={look}
            onChoose={onChoose}
            onPoint={setPointed}
          />
        ))}
      </div>
      {look === 'swatches' && notNow.length > 0 && (
        <p className={styles.note}>
          {text('{{options}}: not now', { options: notNow.map(({ name }) => name).join(', ') })}
        </p>
      )}
    </div>
  )
}

function OptionRadio({
  group,
  option,
  look,
  onChoose,
  onPoint,
}: {
  group: string
  option: OptionChoice
  look: OptionGroupProps['look']
  onChoose: (value: string) => void
  onPoint: (value: string | null) => void
}) {
  const id = useId()
  const text = useText()
  const difference = useDifference()
  const { value, name, colour, isChosen, allowed } = option
  const amount = option.difference === null ? '' : difference(option.difference)
  const isStruck = allowed === 'no'
  const note = isStruck ? text('Not possible now') : amount

  return (
    <label
      className={classNames(styles.option, isStruck && styles.struck)}
      onPointerEnter={() => onPoint(value)}
      onPointerLeave={() => onPoint(null)}
    >
      <input
        type="radio"
        className={styles.radio}
        name={group}
        value={value}
        checked={isChosen}
        aria-label={name}
        aria-describedby={note ? id : undefined}
        onFocus={() => onPoint(value)}
        onBlur={() => onPoint(null)}
        onChange={() => onChoose(value)}
      />
      {colour && look !== 'chips' && <span className={styles.colour} style={{ background: colour }} />}
      {!colour && look === 'swatches' && (
        <span className={styles.colour}>
          <Ban size={16} aria-hidden="true" />
        </span>
      )}
      {look !== 'swatches' && <span className={styles.name}>{name}</span>}
      <span id={id} className={look === 'swatches' || isStruck ? styles.unseen : styles.amount}>
        {note}
      </span>
    </label>
  )
}
