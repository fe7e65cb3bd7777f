import { Redo2, Undo2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useText } from '../../words/use-text.ts'
import { useOnDesk } from '../planner-context.tsx'
import { useHistory } from '../use-history.ts'

export function UndoButtons() {
  return (
    <>
      <UndoButton />
      <RedoButton />
    </>
  )
}

/** Never disabled outright: the last step back would throw the keyboard out of the bar. */
export function UndoButton() {
  const text = useText()
  const undoes = useOnDesk((desk) => desk.undoes)
  const { undo } = useHistory()
  return (
    <IconButton
      label={undoes ? text('Undo: {{step}}', { step: text(undoes) }) : text('Undo')}
      shortcut="Ctrl+Z"
      icon={<Undo2 aria-hidden="true" />}
      aria-disabled={undoes === null}
      onClick={undo}
    />
  )
}

function RedoButton() {
  const text = useText()
  const redoes = useOnDesk((desk) => desk.redoes)
  const { redo } = useHistory()
  return (
    <IconButton
      label={redoes ? text('Redo: {{step}}', { step: text(redoes) }) : text('Redo')}
      shortcut="Ctrl+Shift+Z"
      icon={<Redo2 aria-hidden="true" />}
      aria-disabled={redoes === null}
      onClick={redo}
    />
  )
}
