import type { Entry } from '@arredo/editor'
import { Ruler } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { usePlanner } from '../../planner/planner-context.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import { DoneButton } from './done-button.tsx'
import { InPlanner } from './in-planner.tsx'
import styles from './item-dialogs.module.css'

/** D-55: the dimensions that the drawing shows of what is selected; typing one moves or builds as it does there. */
export function QuotesValueDialog(props: DialogProps<'quotesValue'>) {
  return (
    <InPlanner onGone={props.frame.onDismiss}>
      <QuotesValue {...props} />
    </InPlanner>
  )
}

function QuotesValue({ frame }: DialogProps<'quotesValue'>) {
  const text = useText()
  const { editor } = usePlanner()
  const [refusal, setRefusal] = useState<string | null>(null)
  const entries = useSyncExternalStore(subscribe, editor.entries)
  const shown = entries.filter(({ enter, isLive }) => enter && !isLive)

  function subscribe(listener: () => void) {
    const stops = [editor.subscribe(listener), editor.desk.subscribe(listener)]
    return () => {
      for (const stop of stops) stop()
    }
  }

  return (
    <DialogFrame {...frame} footer={<DoneButton onDone={frame.onDismiss} />}>
      {shown.length === 0 ? (
        <EmptyState
          icon={<Ruler size={28} aria-hidden="true" />}
          title={text('The drawing shows no dimensions now')}
          hint={text('Select an item, a wall or an opening: its distances and lengths can be typed here.')}
        />
      ) : (
        <div className={styles.numbers}>
          {shown.map((entry) => (
            <Dimension key={entry.id} entry={entry} onRefusal={setRefusal} />
          ))}
        </div>
      )}
      {refusal !== null && <Notice kind="error">{text(refusal)}</Notice>}
    </DialogFrame>
  )
}

function Dimension({ entry, onRefusal }: { entry: Entry; onRefusal: (why: string | null) => void }) {
  const text = useText()
  const length = useLength()
  const isAngle = entry.kind === 'angle'
  return (
    <NumberField
      of={entry.id}
      label={text(entry.label, { value: '' }).trim().replace(/:$/, '').trim()}
      value={entry.value}
      unit={isAngle ? '°' : length.symbol}
      parse={isAngle ? readDegrees : length.parse}
      format={
        isAngle
          ? (degrees) => String(Math.round(degrees * 10) / 10)
          : (value) => length.format(Math.round(value))
      }
      step={isAngle ? 1 : length.step}
      unreadable={text('Type a number')}
      onCommit={(wanted) => {
        const result = entry.enter?.(wanted)
        onRefusal(result?.ok === false ? result.message : null)
      }}
    />
  )
}

function readDegrees(typed: string): number | null {
  const value = Number(typed.trim().replace(',', '.'))
  return typed.trim() === '' || Number.isNaN(value) ? null : value
}
