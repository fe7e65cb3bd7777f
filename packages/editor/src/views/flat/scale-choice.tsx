import type { Editor } from '../../editor.ts'
import type { ViewLabels } from '../view-labels.ts'
import { type Insets, usualRatios } from './flat-camera.ts'
import styles from './flat-view.module.css'

type ScaleChoiceProps = {
  readonly editor: Editor
  readonly labels: ViewLabels
  readonly ratio: number
  readonly insets: Insets
}

/** How large it is shown, and the scales that drawings are read at. */
export function ScaleChoice({ editor, labels, ratio, insets }: ScaleChoiceProps) {
  const now = `1:${Math.round(ratio)}`
  return (
    <select
      className={styles.scale}
      style={{ left: insets.left + 12, bottom: insets.bottom + 12 }}
      aria-label={labels.text('Scale')}
      value=""
      onChange={({ currentTarget }) =>
        editor.showAt(currentTarget.value === 'fit' ? null : Number(currentTarget.value))
      }
    >
      <option value="" disabled hidden>
        {now}
      </option>
      <option value="fit">{labels.text('Whole drawing')}</option>
      {usualRatios.map((each) => (
        <option key={each} value={each}>
          {`1:${each}`}
        </option>
      ))}
    </select>
  )
}
