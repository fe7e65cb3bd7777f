import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import unseenStyles from '../../../ui/unseen.module.css'
import { useText } from '../../../words/use-text.ts'
import { useDifference } from '../../use-difference.ts'
import type { OptionChoice } from './option-choices.ts'
import styles from './option-group.module.css'
import { Swatch } from './swatch.tsx'

export type OptionGroupProps = {
  label: string
  look: 'swatches' | 'chips' | 'list'
  options: readonly OptionChoice[]
  /** Said where a value would be, when none is chosen. */
  unchosen?: string
  onChoose: (value: string) => void
  /** Where the value comes from, and ways to more options. */
  foot?: ReactNode
}

/** One of several: a radio group named by its variant. What is not possible now stays choosable, to say why. */
export function OptionGroup({ label, look, options, unchosen, onChoose, foot }: OptionGroupProps) {
  const id = useId()
  const text = useText()
  const [pointed, setPointed] = useState<string | null>(null)
  const difference = useDifference()
  const chosen = options.find(({ isChosen }) => isChosen)
  // A swatch has no room for words: what one points at is named where the chosen one was.
  const named = (look === 'swatches' && options.find(({ value }) => value === pointed)) || chosen
  const notNow = options.filter(({ allowed }) => allowed === 'no')

  function noteOf({ allowed, difference: amount }: OptionChoice): string {
    return allowed === 'no' ? text('Not possible now') : difference(amount ?? 0)
  }

  function said(option: OptionChoice): string {
    return [option.name, noteOf(option)].filter(Boolean).join('  ')
  }

  return (
    <div className={styles.group} role="radiogroup" aria-labelledby={`${id}-label`}>
      <div className={styles.head}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {look !== 'list' && (
          <span className={styles.value}>{named ? said(named) : (unchosen ?? text('Not chosen'))}</span>
        )}
      </div>
      <div className={classNames(styles.options, styles[look])}>
        {options.map((option) => (
          <OptionRadio
            key={option.value}
            group={id}
            option={option}
            note={noteOf(option)}
            look={look}
            onChoose={onChoose}
            onPoint={setPointed}
          />
        ))}
      </div>
      <div className={styles.foot}>
        {look === 'swatches' && notNow.length > 0 && (
          <p className={styles.note}>
            {text('{{options}}: not now', { options: notNow.map(({ name }) => name).join(', ') })}
          </p>
        )}
        {foot}
      </div>
    </div>
  )
}

function OptionRadio({
  group,
  option,
  note,
  look,
  onChoose,
  onPoint,
}: {
  group: string
  option: OptionChoice
  note: string
  look: OptionGroupProps['look']
  onChoose: (value: string) => void
  onPoint: (value: string | null) => void
}) {
  const id = useId()
  const { value, name, surface, isChosen, allowed } = option
  const isStruck = allowed === 'no'

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
      {(look === 'swatches' || (look === 'list' && surface)) && (
        <Swatch surface={surface} className={styles.colour} />
      )}
      <span className={styles.name}>{name}</span>
      <span id={id} className={isStruck && look !== 'list' ? unseenStyles.unseen : styles.amount}>
        {note}
      </span>
    </label>
  )
}
