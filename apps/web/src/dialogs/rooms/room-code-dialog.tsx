import { openRoom } from '@arredo/flows'
import { type FormEvent, useId, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import styles from './room-code-dialog.module.css'

/** A code that somebody brought along, typed. */
export function RoomCodeDialog({ onAnswer, frame }: DialogProps<'roomCode'>) {
  const app = useApp()
  const text = useText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const opened = await openRoom(app, typed)
    setIsBusy(false)
    if (opened.ok) onAnswer(null)
    else setError(opened.message)
  }

  return (
    <DialogFrame
      {...frame}
      description={text('You get a copy of your own; the room it was made of stays as it is.')}
      footer={
        <Button kind="primary" type="submit" form={id} busy={isBusy}>
          {text('Open the room')}
        </Button>
      }
    >
      <form id={id} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={text('Code')}
          className={styles.code}
          value={typed}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="7KX 2MP"
          error={error && text(error)}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setError(null)
          }}
        />
      </form>
    </DialogFrame>
  )
}
