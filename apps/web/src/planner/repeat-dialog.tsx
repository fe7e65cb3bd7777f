import type { Repetition } from '@arredo/editor'
import { mostRepetitions } from '@arredo/project'
import { type FormEvent, useRef, useState } from 'react'
import { useFrameWords } from '../dialogs/use-frame-words.ts'
import { Button } from '../ui/button.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { useLength } from '../words/use-length.ts'
import { useText } from '../words/use-text.ts'
import { usePlanner } from './planner-context.tsx'
import styles from './repeat-dialog.module.css'

/** The same again and again, at even steps: how often, how far apart, and which way. */
export function RepeatDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const words = useFrameWords()
  const length = useLength()
  const { editor } = usePlanner()
  const [wish, setWish] = useState<Repetition>({ times: 1, gap: 0, towards: 'right' })
  const form = useRef<HTMLFormElement>(null)
  const change = (next: Partial<Repetition>) => setWish((before) => ({ ...before, ...next }))

  function repeat(event: FormEvent) {
    event.preventDefault()
    editor.withTools(() => editor.repeatSelection(wish).ok && onClose())
  }

  return (
    <DialogFrame
      open
      title={text('Repeat')}
      width={400}
      onDismiss={onClose}
      firstFocus={() => form.current?.querySelector('input') ?? null}
      words={words}
      footer={
        <>
          <Button onClick={onClose}>{text('Cancel')}</Button>
          <Button kind="primary" type="submit" form="repeat">
            {text('Repeat')}
          </Button>
        </>
      }
    >
      <form ref={form} id="repeat" className={styles.form} onSubmit={repeat}>
        <NumberField
          label={text('How often')}
          value={wish.times}
          parse={readCount}
          format={String}
          unreadable={text('Type a number')}
          refusal={(count) =>
            Number.isInteger(count) && count >= 1 && count <= mostRepetitions
              ? null
              : text('Repeat it from 1 to 100 times')
          }
          onCommit={(times) => change({ times })}
        />
        <NumberField
          label={text('Distance between them')}
          value={wish.gap}
          unit={length.symbol}
          parse={length.parse}
          step={length.step}
          format={(gap) => length.format(Math.round(gap))}
          unreadable={text('Type a number')}
          onCommit={(gap) => change({ gap })}
        />
        <SegmentedControl
          label={text('Direction')}
          value={wish.towards}
          segments={[
            { value: 'right', label: text('To the right') },
            { value: 'left', label: text('To the left') },
            { value: 'up', label: text('Up') },
            { value: 'down', label: text('Down') },
          ]}
          onChange={(towards) => change({ towards })}
        />
      </form>
    </DialogFrame>
  )
}

function readCount(typed: string): number | null {
  const count = Number(typed.trim())
  return typed.trim() === '' || Number.isNaN(count) ? null : count
}
