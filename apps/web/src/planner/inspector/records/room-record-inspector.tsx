import { type Finish, shellOf } from '@arredo/geometry'
import { type ChangeRoomInput, changeRoom, longestRoomName } from '@arredo/project'
import { TextField } from '../../../ui/text-field.tsx'
import { useLength } from '../../../words/use-length.ts'
import { useText } from '../../../words/use-text.ts'
import { usePaint } from '../../finishes/use-paint.ts'
import { useDeskState, usePlanner } from '../../planner-context.tsx'
import { useArea } from '../../use-area.ts'
import { RoomShapeButtons } from '../room-shape-buttons.tsx'
import { FinishChoice } from './finish-choice.tsx'
import { LengthFields } from './length-fields.tsx'
import { RecordHead } from './record-head.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { useTold } from './use-told.ts'
import { WallsOfRoom } from './walls-of-room.tsx'

/** A room: what it is called, how high it is, and its finishes. */
export function RoomRecordInspector({ id }: { id: string }) {
  const text = useText()
  const area = useArea()
  const length = useLength()
  const { desk } = usePlanner()
  const { document } = useDeskState()
  const [refusal, tell] = useTold()
  const paintOf = usePaint()
  const room = document.rooms[id]
  const found = shellOf(document).rooms.find(({ record }) => record?.id === id)
  if (!room || !found) return null
  const change = (fields: ChangeRoomInput['change']) =>
    tell(desk.run(changeRoom, { room: id, change: fields }))
  const paint = (finish: Finish | null, kind: 'walls' | 'floor' | 'ceiling') =>
    tell(paintOf(id, [{ kind }], finish))

  return (
    <>
      <RecordHead
        name={room.name || text('Room')}
        note={text('{{area}}, {{perimeter}} round', {
          area: area(found.area),
          perimeter: `${length.format(Math.round(found.perimeter))} ${length.symbol}`,
        })}
      />
      <TextField
        key={room.name}
        label={text('Name of the room')}
        defaultValue={room.name}
        placeholder={text('Room')}
        maxLength={longestRoomName}
        autoComplete="off"
        onBlur={(event) => change({ name: event.currentTarget.value })}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <LengthFields
        legend={text('Size of the room')}
        fields={[{ label: text('Height'), value: room.height, onCommit: (height) => change({ height }) }]}
      />
      <RefusalNote refusal={refusal} />
      <RoomShapeButtons />
      <WallsOfRoom room={found} />
      <FinishChoice
        label={text('Walls')}
        surface="wall"
        value={room.walls}
        onChoose={(finish) => paint(finish, 'walls')}
      />
      <FinishChoice
        label={text('Floor')}
        surface="floor"
        value={room.floor}
        onChoose={(finish) => paint(finish, 'floor')}
      />
      <FinishChoice
        label={text('Ceiling')}
        surface="ceiling"
        value={room.ceiling}
        onChoose={(finish) => paint(finish, 'ceiling')}
      />
    </>
  )
}
