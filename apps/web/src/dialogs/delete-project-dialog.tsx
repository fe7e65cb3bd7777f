import { daysInBin } from '@arredo/contract'
import { Button } from '../ui/button.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import { useText } from '../words/use-text.ts'
import type { DialogProps } from './dialog-props.ts'

export function DeleteProjectDialog({ question, onAnswer, frame }: DialogProps<'deleteProject'>) {
  const text = useText()
  const { name, others = 0 } = question
  return (
    <DialogFrame
      {...frame}
      footer={
        <>
          <Button onClick={frame.onDismiss}>{text('Cancel')}</Button>
          <Button kind="danger" onClick={() => onAnswer('delete')}>
            {text('Delete')}
          </Button>
        </>
      }
    >
      <p>
        {others > 0
          ? text(
              '“{{name}}” and {{count}} more go into the bin. They can be brought back for {{days}} days.',
              {
                ...{ name, days: daysInBin, count: others },
              },
            )
          : text('“{{name}}” goes into the bin. It can be brought back for {{days}} days.', {
              ...{ name, days: daysInBin },
            })}
      </p>
    </DialogFrame>
  )
}
