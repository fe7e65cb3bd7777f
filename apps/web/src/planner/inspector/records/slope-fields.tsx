import { usualSlope } from '@arredo/editor'
import { type Room, shellOf, type WallId, type WallSide } from '@arredo/geometry'
import { removeSlope, setSlope } from '@arredo/project'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../../words/use-text.ts'
import { useDeskState, usePlanner } from '../../planner-context.tsx'
import { LengthFields } from './length-fields.tsx'
import styles from './record-inspector.module.css'
import { RefusalNote } from './refusal-note.tsx'
import { useTold } from './use-told.ts'

/** The ceiling over a wall, in the two measures a fitter tapes; for every room that the wall bounds. */
export function SlopeFields({ wall }: { wall: WallId }) {
  const { document } = useDeskState()
  const shell = shellOf(document)
  const seen = new Map<string, { readonly room: Room; readonly side: WallSide }>()
  for (const { wall: id, side, room: index } of shell.seats) {
    const room = shell.rooms[index ?? -1]?.record
    if (id === wall && room) seen.set(`${room.id} ${side}`, { room, side })
  }
  return [...seen].map(([key, { room, side }]) => (
    <SlopeOverFace key={key} {...{ wall, room, side }} isNamed={seen.size > 1} />
  ))
}

type SlopeOverFaceProps = { wall: WallId; room: Room; side: WallSide; isNamed: boolean }

function SlopeOverFace({ wall, room, side, isNamed }: SlopeOverFaceProps) {
  const text = useText()
  const { desk } = usePlanner()
  const [refusal, tell] = useTold()
  const [draft, setDraft] = useState<{ readonly knee?: number; readonly run?: number }>({})
  const slope = room.slopes.find((one) => one.wall === wall && one.side === side)
  const { knee, run } = slope ?? { ...usualSlope(room.height), ...draft }
  const over = { room: room.id, wall, side }
  const set = (change: { readonly knee?: number; readonly run?: number }) => {
    // What is typed before there is a slope is kept for the moment it is added.
    if (slope) tell(desk.run(setSlope, { ...over, knee, run, ...change }))
    else setDraft({ ...draft, ...change })
  }

  return (
    <>
      <LengthFields
        legend={
          isNamed
            ? text('Sloping ceiling over this wall, {{room}}', { room: room.name || text('Room') })
            : text('Sloping ceiling over this wall')
        }
        fields={[
          { label: text('Begins at'), value: knee, onCommit: (value) => set({ knee: value }) },
          { label: text('Rises over'), value: run, onCommit: (value) => set({ run: value }) },
        ]}
      />
      <RefusalNote refusal={refusal} />
      <div className={styles.swatches}>
        {slope ? (
          <Button
            icon={<Trash2 size={16} aria-hidden="true" />}
            onClick={() => tell(desk.run(removeSlope, over))}
          >
            {text('Level the ceiling')}
          </Button>
        ) : (
          <Button
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => tell(desk.run(setSlope, { ...over, knee, run }))}
          >
            {text('Slope the ceiling')}
          </Button>
        )}
      </div>
    </>
  )
}
