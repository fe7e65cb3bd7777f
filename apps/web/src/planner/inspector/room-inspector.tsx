import { shellOf } from '@arredo/geometry'
import { Suspense } from 'react'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import { useDeskState } from '../planner-context.tsx'
import { useArea } from '../use-area.ts'
import { recordInspectors } from './records/record-inspectors.ts'
import styles from './room-inspector.module.css'
import { RoomShapeButtons } from './room-shape-buttons.tsx'

/** What the inspector shows with nothing selected: the room itself. */
export function RoomInspector() {
  const text = useText()
  const length = useLength()
  const area = useArea()
  const { document } = useDeskState()
  const { walls, rooms } = shellOf(document)
  const measured = rooms.reduce((sum, room) => sum + room.area, 0)
  const heights = walls.map(({ height }) => height)
  const [only] = rooms
  // One room is the room: no need to select it first.
  if (rooms.length === 1 && only?.record) return <OnlyRoom id={only.record.id} />

  return (
    <>
      <h2>{text('Room')}</h2>
      {walls.length === 0 ? (
        <p className={styles.empty}>{text('This project has no walls. Articles stand on an open floor.')}</p>
      ) : (
        <dl className={styles.facts}>
          {rooms.length > 0 && <Fact name={text('Floor area')} value={area(measured)} />}
          <Fact name={text('Walls')} value={String(walls.length)} />
          <Fact name={text('Height')} value={`${length.format(Math.max(...heights))} ${length.symbol}`} />
        </dl>
      )}
      <RoomShapeButtons />
    </>
  )
}

const RoomOfRecord = recordInspectors.room

function OnlyRoom({ id }: { id: string }) {
  return <Suspense>{RoomOfRecord && <RoomOfRecord id={id} />}</Suspense>
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
