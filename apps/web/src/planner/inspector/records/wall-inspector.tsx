import { movingEnd, sidesInside } from '@arredo/editor'
import { shellOf, type WallId } from '@arredo/geometry'
import { changeWall, setWallLength } from '@arredo/project'
import { BetweenVerticalStart } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { useText } from '../../../words/use-text.ts'
import { useAction } from '../../actions/action-context.tsx'
import { usePaint } from '../../finishes/use-paint.ts'
import { useDeskState, useEditing, usePlanner } from '../../planner-context.tsx'
import { FinishChoice } from './finish-choice.tsx'
import { LengthFields } from './length-fields.tsx'
import { OpenSide } from './open-side.tsx'
import { RecordHead } from './record-head.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { SlopeFields } from './slope-fields.tsx'
import { useTold } from './use-told.ts'
import { WallCuts } from './wall-cuts.tsx'

/** A wall: how long on each side that one can see, how thick, how high, its paint, and how it is cut and joined. */
export function WallInspector({ id }: { id: string }) {
  const { document } = useDeskState()
  if (!document.walls[id]) return null
  return shellOf(document).wall(id) ? <RealWall id={id} /> : <OpenSide id={id} />
}

function RealWall({ id }: { id: WallId }) {
  const text = useText()
  const { desk, editor } = usePlanner()
  const editing = useEditing()
  const { document } = useDeskState()
  const [refusal, tell] = useTold()
  const paint = usePaint()
  const shell = shellOf(document)
  const wall = shell.wall(id)
  if (!wall) return null

  const { faces, record, thickness, height } = wall
  const sides = sidesInside(wall)
  const [first = 'right'] = sides
  const room = sides.flatMap((side) =>
    faces[side].stretches.flatMap(({ room }) => shell.rooms[room ?? -1]?.record ?? []),
  )[0]
  const names = sides.length > 1 ? [text('Length, one side'), text('Length, other side')] : [text('Length')]
  const end = movingEnd(editing, id)
  const change = (fields: Parameters<typeof changeWall.run>[1]['change']) =>
    tell(desk.run(changeWall, { wall: id, change: fields }))

  return (
    <>
      <RecordHead name={text('Wall')} note={text('Clear lengths, as measured along the wall')} />
      <LengthFields
        legend={text('Size of the wall')}
        isWide={sides.length > 1}
        fields={[
          ...sides.map((side, index) => ({
            label: names[index] ?? text('Length'),
            value: faces[side].end - faces[side].start,
            onCommit: (length: number) =>
              tell(desk.run(setWallLength, { wall: id, side, length, end, rooms: [editor.newId()] })),
          })),
          { label: text('Thickness'), value: thickness, onCommit: (value) => change({ thickness: value }) },
          {
            label: text('Height'),
            value: record.height ?? height,
            onCommit: (value) => change({ height: value }),
          },
        ]}
      />
      <SegmentedControl
        label={text('The end that moves when a length is typed')}
        value={end}
        segments={
          first === 'right'
            ? [
                { value: 'from', label: text('Move the left end') },
                { value: 'to', label: text('Move the right end') },
              ]
            : [
                { value: 'to', label: text('Move the left end') },
                { value: 'from', label: text('Move the right end') },
              ]
        }
        onChange={(chosen) => editor.chooseEnd(id, chosen)}
      />
      <RefusalNote refusal={refusal} />
      <FillButton />
      <SlopeFields wall={id} />
      <WallCuts id={id} hasOwnHeight={record.height !== null} />
      {room && (
        <FinishChoice
          label={text('Paint of this wall')}
          value={room.exceptions[id] ?? null}
          surface="wall"
          onChoose={(finish) => tell(paint(room.id, [{ kind: 'wall', wall: id }], finish))}
        />
      )}
    </>
  )
}

function FillButton() {
  const text = useText()
  const { label, isPossible, run } = useAction('fillWall')
  return (
    <Button icon={<BetweenVerticalStart size={16} aria-hidden="true" />} disabled={!isPossible} onClick={run}>
      {text(label)}
    </Button>
  )
}
