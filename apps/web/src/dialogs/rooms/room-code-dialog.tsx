import { openRoom } from '@arredo/flows'
import { useId, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSentForm } from '../../ui/use-sent-form.ts'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import styles from './room-code-dialog.module.css'

/** A code that somebody brought along, typed. */
export function RoomCodeDialog({ onAnswer, frame }: DialogProps<'roomCode'>) {
  const app = useApp()
  const text = useText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const { isBusy, error, forgetError, onSubmit } = useSentForm({
    send: () => openRoom(app, typed),
    onSent: () => onAnswer(null),
  })

  return (
    <DialogFrame
      {...frame}
      description={text('You get a copy of your own; the room it was made of stays as it is.')}
      footer={
        <>
          <Button onClick={frame.onDismiss}>{text('Cancel')}</Button>
          <Button kind="primary" type="submit" form={id} busy={isBusy}>
            {text('Open the room')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={onSubmit} noValidate>
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
            forgetError()
          }}
        />
      </form>
    </DialogFrame>
  )
}
