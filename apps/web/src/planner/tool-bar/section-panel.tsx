import { sectionOf } from '@arredo/editor'
import { LinkButton } from '../../ui/link.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import { useOnDesk, useOnEditor, usePlanner } from '../planner-context.tsx'
import styles from './section-panel.module.css'

type End = 'min' | 'max'

/** The six sides of what is left of the room: each is drawn or typed. */
export function SectionPanel() {
  const text = useText()
  const { format, parse, step } = useLength()
  const { editor } = usePlanner()
  const section = useOnEditor((state) => state.section)
  const document = useOnDesk((state) => state.document)
  const whole = sectionOf(document)
  if (!section || !whole) return null

  const sides: readonly { label: string; end: End; axis: 0 | 1 | 2 }[] = [
    { label: text('West'), end: 'min', axis: 0 },
    { label: text('East'), end: 'max', axis: 0 },
    { label: text('South'), end: 'min', axis: 1 },
    { label: text('North'), end: 'max', axis: 1 },
    { label: text('Bottom'), end: 'min', axis: 2 },
    { label: text('Top'), end: 'max', axis: 2 },
  ]
  const put = (end: End, axis: 0 | 1 | 2, value: number) => {
    const [least, most] =
      end === 'min' ? [whole.min[axis], section.max[axis] - 50] : [section.min[axis] + 50, whole.max[axis]]
    const at = [...section[end]] as [number, number, number]
    at[axis] = Math.min(most, Math.max(least, Math.round(value)))
    editor.cut({ ...section, [end]: at })
  }

  return (
    <Panel aria-label={text('Cut the room open')} className={styles.panel}>
      {sides.map(({ label, end, axis }) => (
        <div key={label} className={styles.side}>
          <NumberField
            {...{ label, parse, step, format }}
            compact
            value={section[end][axis]}
            unreadable={text('Type a number')}
            onCommit={(value) => put(end, axis, value)}
          />
          <input
            type="range"
            aria-label={label}
            aria-valuetext={format(section[end][axis])}
            min={whole.min[axis]}
            max={whole.max[axis]}
            step={10}
            value={section[end][axis]}
            onChange={({ target }) => put(end, axis, Number(target.value))}
          />
        </div>
      ))}
      <LinkButton className={styles.all} onClick={() => editor.cut(null)}>
        {text('Show all of it')}
      </LinkButton>
    </Panel>
  )
}
