import { shellOf, type WallSide } from '@arredo/geometry'
import { changeRoom, changeWall, setWallLength } from '@arredo/project'
import { useApp } from '../../../app/app-context.tsx'
import { useText } from '../../../words/use-text.ts'
import { useDeskState, usePlanner } from '../../planner-context.tsx'
import { FinishChoice } from './finish-choice.tsx'
import { wallColours } from './finishes.ts'
import { LengthFields } from './length-fields.tsx'
import { RecordHead } from './record-head.tsx'
import styles from './record-inspector.module.css'
import { useTold } from './use-told.ts'

/** A wall: how long on each side that one can see, how thick, how high, and its paint. */
export function WallInspector({ id }: { id: string }) {
  const text = useText()
  const { ids } = useApp().ports
  const { desk } = usePlanner()
  const { document } = useDeskState()
  const [refusal, tell] = useTold()
  const shell = shellOf(document)
  const wall = shell.wall(id)
  if (!wall) return null

  const { faces, record, thickness, height } = wall
  const sides = (['right', 'left'] as const).filter((side) =>
    faces[side].stretches.some(({ room }) => room !== null),
  )
  const shown: readonly WallSide[] = sides.length > 0 ? sides : ['right']
  const room = sides.flatMap((side) =>
    faces[side].stretches.flatMap(({ room }) => shell.rooms[room ?? -1]?.record ?? []),
  )[0]
  const names = shown.length > 1 ? [text('Length, one side'), text('Length, other side')] : [text('Length')]

  return (
    <>
      <RecordHead name={text('Wall')} note={text('Clear lengths, as measured along the wall')} />
      <LengthFields
        legend={text('Size of the wall')}
        fields={[
          ...shown.map((side, index) => ({
            label: names[index] ?? text('Length'),
            value: faces[side].end - faces[side].start,
            onCommit: (length: number) =>
              tell(desk.run(setWallLength, { wall: id, side, length, end: 'to', rooms: [ids()] })),
          })),
          {
            label: text('Thickness'),
            value: thickness,
            onCommit: (value) => tell(desk.run(changeWall, { wall: id, change: { thickness: value } })),
          },
          {
            label: text('Height'),
            value: record.height ?? height,
            onCommit: (value) => tell(desk.run(changeWall, { wall: id, change: { height: value } })),
          },
        ]}
      />
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      {room && (
        <FinishChoice
          label={text('Paint of this wall')}
          value={room.exceptions[id] ?? null}
          colours={wallColours}
          onChoose={(colour) => {
            const { [id]: _, ...others } = room.exceptions
            const exceptions = colour === null ? others : { ...others, [id]: colour }
            tell(desk.run(changeRoom, { room: room.id, change: { exceptions } }))
          }}
        />
      )}
    </>
  )
}
