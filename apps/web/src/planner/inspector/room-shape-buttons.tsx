import { Button } from '../../ui/button.tsx'
import { useText } from '../../words/use-text.ts'
import { useAction } from '../actions/action-context.tsx'
import styles from './room-inspector.module.css'

/** Another shape for this room, or another room beside it. */
export function RoomShapeButtons() {
  const text = useText()
  const change = useAction('changeRoomShape')
  const add = useAction('addRoom')
  return (
    <div className={styles.shapeButtons}>
      {change.isPossible && (
        <Button size="small" onClick={change.run}>
          {text(change.label)}
        </Button>
      )}
      <Button size="small" onClick={add.run}>
        {text(add.label)}
      </Button>
    </div>
  )
}
