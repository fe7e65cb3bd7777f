/// <reference path="./css-modules.d.ts" />
import type { Knob } from '../tools/tool.ts'
import styles from './entry-pill.module.css'
import type { ViewLabels } from './view-labels.ts'

type KnobButtonProps = { readonly knob: Knob; readonly labels: Pick<ViewLabels, 'text'> }

/** Something small to press in a view. */
export function KnobButton({ knob: { label, sign, isOn, press }, labels }: KnobButtonProps) {
  return (
    <button
      type="button"
      className={styles.knob}
      aria-pressed={isOn}
      aria-label={labels.text(label)}
      title={labels.text(label)}
      onClick={press}
    >
      {sign}
    </button>
  )
}
