import { Button } from '../ui/button.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import { useText } from '../words/use-text.ts'
import type { DialogProps } from './dialog-props.ts'

/** A question with its answers as verbs; the first is the likely one. */
export function AskDialog({ question, onAnswer, frame }: DialogProps<'ask'>) {
  const text = useText()
  const [likely, ...others] = question.answers
  return (
    <DialogFrame
      {...frame}
      footer={
        <>
          {others.map(({ value, label }) => (
            <Button key={value} onClick={() => onAnswer(value)}>
              {text(label)}
            </Button>
          ))}
          {likely && (
            <Button kind="primary" onClick={() => onAnswer(likely.value)}>
              {text(likely.label)}
            </Button>
          )}
        </>
      }
    >
      <p>{text(question.question, question.values)}</p>
    </DialogFrame>
  )
}
