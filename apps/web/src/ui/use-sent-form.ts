import type { Result } from '@arredo/project'
import { type FormEvent, useState } from 'react'

/** What was typed into a field of the form, by its name. */
export type Field = (name: string) => string

type SentForm<Value> = {
  readonly send: (field: Field) => Promise<Result<Value>>
  readonly onSent: (value: Value, form: HTMLFormElement) => void
}

/** A form that is sent once at a time and says what was refused, until it is sent again. */
export function useSentForm<Value>({ send, onSent }: SentForm<Value>) {
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function submit(form: HTMLFormElement) {
    if (isBusy) return
    const typed = new FormData(form)
    setIsBusy(true)
    setError(null)
    const result = await send((name) => String(typed.get(name) ?? ''))
    setIsBusy(false)
    if (result.ok) onSent(result.value, form)
    else setError(result.message)
  }

  return {
    isBusy,
    error,
    forgetError: () => setError(null),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
  }
}
