import { useId } from 'react'
import { useText } from '../../words/use-text.ts'
import { FileImage } from './file-image.tsx'
import styles from './view-choice.module.css'
import type { ViewOption } from './view-options.ts'

type ViewChoiceProps = {
  options: readonly ViewOption[]
  pictures: Readonly<Record<string, string>>
  /** Of the photograph that is looked at, for a view that is its alone. */
  preview: string | null
  chosen: string
  onChoose: (key: string) => void
}

export function ViewChoice({ options, pictures, preview, chosen, onChoose }: ViewChoiceProps) {
  const text = useText()
  const id = useId()
  return (
    <fieldset className={styles.views}>
      <legend className={styles.legend}>{text('View')}</legend>
      {options.map(({ key, label }) => (
        <label key={key} className={styles.view}>
          <input
            type="radio"
            className={styles.radio}
            name={id}
            value={key}
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          <span className={styles.picture}>
            {pictures[key] ? (
              <img src={pictures[key]} alt="" />
            ) : (
              key === 'photographed' && preview && <FileImage file={preview} alt="" />
            )}
          </span>
          <span className={styles.name}>{text(label)}</span>
        </label>
      ))}
    </fieldset>
  )
}
