import { Button } from '../../ui/button.tsx'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'

/** A new project goes on without anybody; one that has somebody may lose them. */
export function LeaveButtons({
  question,
  onAnswer,
}: Pick<DialogProps<'customerAssignment'>, 'question' | 'onAnswer'>) {
  const text = useText()
  if (question.purpose !== 'change') {
    return <Button onClick={() => onAnswer({ kind: 'skip' })}>{text('Skip')}</Button>
  }
  if (!question.present) return <Button onClick={() => onAnswer(null)}>{text('Cancel')}</Button>
  return (
    <Button kind="danger" onClick={() => onAnswer({ kind: 'takeAway' })}>
      {text('Take customer away')}
    </Button>
  )
}
