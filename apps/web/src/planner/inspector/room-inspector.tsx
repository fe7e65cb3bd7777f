import { roomArea } from '@arredo/geometry'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import { useDeskState } from '../planner-context.tsx'
import { useArea } from '../use-area.ts'
import styles from './room-inspector.module.css'

/** What the inspector shows with nothing selected: the room itself. */
export function RoomInspector() {
  const text = useText()
  const length = useLength()
  const area = useArea()
  const { document } = useDeskState()
  const walls = Object.values(document.walls)
  const measured = roomArea(walls)
  const heights = walls.map(({ height }) => height)

  return (
    <>
      <h2>{text('Room')}</h2>
      {walls.length === 0 ? (
        <p className={styles.empty}>{text('This project has no walls. Articles stand on an open floor.')}</p>
      ) : (
        <dl className={styles.facts}>
          {measured !== null && <Fact name={text('Floor area')} value={area(measured)} />}
          <Fact name={text('Walls')} value={String(walls.length)} />
          <Fact name={text('Height')} value={`${length.format(Math.max(...heights))} ${length.symbol}`} />
        </dl>
      )}
    </>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
