import { Redo2, Undo2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useText } from '../../words/use-text.ts'
import { useDeskState } from '../planner-context.tsx'
import { useHistory } from '../use-history.ts'

export function UndoButtons() {
  const text = useText()
  const { undoes, redoes } = useDeskState()
  const { undo, redo } = useHistory()

  return (
    <>
      <IconButton
        label={undoes ? text('Undo: {{step}}', { step: text(undoes) }) : text('Undo')}
        shortcut="Ctrl+Z"
        icon={<Undo2 aria-hidden="true" />}
        disabled={undoes === null}
        onClick={undo}
      />
      <IconButton
        label={redoes ? text('Redo: {{step}}', { step: text(redoes) }) : text('Redo')}
        shortcut="Ctrl+Shift+Z"
        icon={<Redo2 aria-hidden="true" />}
        disabled={redoes === null}
        onClick={redo}
      />
    </>
  )
}
