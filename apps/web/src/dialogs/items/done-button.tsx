import { Button } from '../../ui/button.tsx'
import { useText } from '../../words/use-text.ts'

/** Of dialogs in which every entry counts at once, and undo takes it back. */
export function DoneButton({ onDone }: { onDone: () => void }) {
  const text = useText()
  return (
    <Button kind="primary" onClick={onDone}>
      {text('Done')}
    </Button>
  )
}
