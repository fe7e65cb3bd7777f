import { Button } from '../ui/button.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import { useText } from '../words/use-text.ts'
import type { DialogProps } from './dialog-props.ts'

/** A message that stays until it was read. */
export function InfoDialog({ question, frame }: DialogProps<'info'>) {
  const text = useText()
  return (
    <DialogFrame
      {...frame}
      footer={
        <Button kind="primary" onClick={frame.onDismiss}>
          {text('Close')}
        </Button>
      }
    >
      <p>{text(question.message, question.values)}</p>
    </DialogFrame>
  )
}
