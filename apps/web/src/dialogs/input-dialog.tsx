import { type FormEvent, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useText } from '../words/use-text.ts'
import type { DialogProps } from './dialog-props.ts'

/** One typed value; what cannot be is said below it, and nothing is lost. */
export function InputDialog({ question, onAnswer, frame }: DialogProps<'input'>) {
  const text = useText()
  const id = useId()
  const { label, value = '', confirm, maxLength = 200, refusal } = question
  const [typed, setTyped] = useState(value)
  const [problem, setProblem] = useState<string | null>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const answer = typed.trim()
    const why = refusal?.(answer) ?? null
    setProblem(why)
    if (why === null) onAnswer(answer)
  }

  return (
    <DialogFrame
      {...frame}
      footer={
        <>
          <Button onClick={frame.onDismiss}>{text('Cancel')}</Button>
          <Button kind="primary" type="submit" form={id}>
            {text(confirm)}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <TextField
          label={text(label)}
          value={typed}
          maxLength={maxLength}
          autoComplete="off"
          error={problem && text(problem)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </DialogFrame>
  )
}
