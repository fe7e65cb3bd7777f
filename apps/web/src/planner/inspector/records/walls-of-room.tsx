import { letterOf } from '@arredo/drawings'
import { type FoundRoom, shellOf } from '@arredo/geometry'
import { Button } from '../../../ui/button.tsx'
import { useLength } from '../../../words/use-length.ts'
import { useText } from '../../../words/use-text.ts'
import { useDeskState, usePlanner } from '../../planner-context.tsx'
import fields from '../fields.module.css'
import styles from './record-inspector.module.css'

/** Every side of a room, to be selected: also those that are open and nowhere drawn. */
export function WallsOfRoom({ room }: { room: FoundRoom }) {
  const text = useText()
  const { format, symbol } = useLength()
  const { editor } = usePlanner()
  const { document } = useDeskState()
  const shell = shellOf(document)
  const walls = [...new Set(room.sides.map(({ wall }) => wall))]
  const corners = new Set(
    walls.flatMap((id) => [document.walls[id]?.from ?? '', document.walls[id]?.to ?? '']),
  )
  const open = Object.values(document.walls).filter(
    ({ kind, from, to }) => kind === 'open' && corners.has(from) && corners.has(to),
  )
  const index = shell.rooms.indexOf(room)
  const lengthOf = (id: string) =>
    room.sides
      .filter((side) => side.wall === id && side.room === index)
      .reduce((sum, { start, end }) => sum + end - start, 0)
  // As its elevation is called.
  const nameOf = (id: string) => {
    const side = room.sides.find(({ wall }) => wall === id)
    const letter = side ? letterOf(shell, side) : ''
    return letter === '' ? text('Wall') : text('Wall {{letter}}', { letter })
  }

  return (
    <fieldset className={fields.section}>
      <legend className={fields.legend}>
        <span>{text('Sides of the room')}</span>
        <span className={fields.unit}>{symbol}</span>
      </legend>
      <div className={styles.swatches}>
        {walls.map((id) => (
          <Button key={id} size="small" onClick={() => editor.select([{ kind: 'wall', id }])}>
            {nameOf(id)}
            <span className={styles.length}>{format(Math.round(lengthOf(id)))}</span>
          </Button>
        ))}
        {open.map(({ id }) => (
          <Button key={id} size="small" onClick={() => editor.select([{ kind: 'wall', id }])}>
            {text('Open side')}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
