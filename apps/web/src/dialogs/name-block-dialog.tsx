import type { BlockScope } from '@arredo/contract'
import { sentence } from '@arredo/words'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useText } from '../words/use-text.ts'
import type { DialogProps } from './dialog-props.ts'
import styles from './name-block-dialog.module.css'

const forWhom: Readonly<Record<BlockScope, string>> = {
  mine: sentence('For me'),
  shop: sentence('For the shop'),
  brand: sentence('For the brand'),
}

/** What a block is called, and who shall have it. */
export function NameBlockDialog({ question, onAnswer, frame }: DialogProps<'nameBlock'>) {
  const text = useText()
  const id = useId()
  const field = useRef<HTMLFormElement>(null)
  const { scopes } = question
  const [name, setName] = useState('')
  const [scope, setScope] = useState<BlockScope>(scopes[0] ?? 'mine')
  const [isTried, setTried] = useState(false)
  const isNamed = name.trim() !== ''

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isNamed) onAnswer({ name: name.trim(), scope })
  }

  return (
    <DialogFrame
      {...frame}
      description={text('You can place it again in every project.')}
      firstFocus={() => field.current?.querySelector('input') ?? null}
      footer={
        <>
          <Button onClick={frame.onDismiss}>{text('Cancel')}</Button>
          <Button kind="primary" type="submit" form={id}>
            {text('Save')}
          </Button>
        </>
      }
    >
      <form ref={field} id={id} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={text('Name')}
          value={name}
          maxLength={100}
          autoComplete="off"
          error={isTried && !isNamed ? text('Give it a name') : null}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {scopes.length > 1 && (
          <SegmentedControl
            label={text('For whom')}
            value={scope}
            segments={scopes.map((each) => ({ value: each, label: text(forWhom[each]) }))}
            onChange={setScope}
          />
        )}
      </form>
    </DialogFrame>
  )
}
