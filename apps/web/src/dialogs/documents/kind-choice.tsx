import type { ReportListing } from '@arredo/contract'
import { sentence } from '@arredo/words'
import { useId } from 'react'
import { useText } from '../../words/use-text.ts'
import styles from './kind-choice.module.css'

type KindChoiceProps = {
  kinds: readonly ReportListing[]
  chosen: readonly string[]
  /** Any number of them, instead of one. */
  isSeveral: boolean
  onChoose: (name: string) => void
}

const groups = [
  { audience: 'customer', title: sentence('For the customer') },
  { audience: 'internal', title: sentence('For the workshop and the trade') },
] as const

/** Which document, by who reads it: of one, arrow keys walk through both groups. */
export function KindChoice({ kinds, chosen, isSeveral, onChoose }: KindChoiceProps) {
  const text = useText()
  const id = useId()
  return groups.map(({ audience, title }) => {
    const own = kinds.filter((kind) => kind.audience === audience)
    if (own.length === 0) return null
    return (
      <fieldset key={audience} className={styles.kinds}>
        <legend className={styles.legend}>{text(title)}</legend>
        {own.map(({ name, title: of }) => (
          <label key={name} className={styles.kind}>
            <input
              type={isSeveral ? 'checkbox' : 'radio'}
              name={id}
              value={name}
              checked={chosen.includes(name)}
              onChange={() => onChoose(name)}
            />
            {text(of)}
          </label>
        ))}
      </fieldset>
    )
  })
}
