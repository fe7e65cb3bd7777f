import { sidesInside } from '@arredo/editor'
import { shellOf, type WallId } from '@arredo/geometry'
import {
  angleFromLengths,
  cornerAngle,
  setCornerAngle,
  setWallLength,
  type WallEndAt,
  wallsAt,
} from '@arredo/project'
import { Triangle } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { useText } from '../../../words/use-text.ts'
import { useDeskState, usePlanner } from '../../planner-context.tsx'
import fields from '../fields.module.css'
import { LengthFields } from './length-fields.tsx'
import { RecordHead } from './record-head.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { useTold } from './use-told.ts'

/** A corner: how long the walls are that meet there, and the angle between two of them, typed or taped. */
export function CornerInspector({ id }: { id: string }) {
  const text = useText()
  const { desk, editor } = usePlanner()
  const { document } = useDeskState()
  const [refusal, tell] = useTold()
  const [chosen, setChosen] = useState<WallId | null>(null)
  const ends = wallsAt(document, id)
  if (ends.length === 0) return null

  const shell = shellOf(document)
  const now = cornerAngle(document, id)
  const turning = [now?.first, now?.second].find((each) => each?.wall.id === chosen) ?? now?.second
  const set = (angle: number) => {
    if (turning)
      tell(desk.run(setCornerAngle, { corner: id, angle, moves: turning.wall.id, rooms: [editor.newId()] }))
  }

  return (
    <>
      <RecordHead
        name={text('Corner')}
        note={text('Arrow keys move it; deleted, its two walls become one')}
      />
      <LengthFields
        isWide
        legend={text('Lengths of its walls')}
        fields={ends.flatMap((each) => {
          const { wall, end } = each
          const found = shell.wall(wall.id)
          const [side] = found ? sidesInside(found) : []
          if (!found || !side) return []
          const { start, end: last } = found.faces[side]
          return {
            label: text(wayName(each)),
            value: last - start,
            onCommit: (length: number) =>
              tell(desk.run(setWallLength, { wall: wall.id, side, length, end, rooms: [editor.newId()] })),
          }
        })}
      />
      {now && turning && (
        <>
          <NumberField
            label={text('Angle between the walls')}
            value={now.angle}
            unit="°"
            step={1}
            parse={readNumber}
            format={(degrees) => String(Math.round(degrees * 100) / 100)}
            unreadable={text('Type a number')}
            onCommit={set}
          />
          <SegmentedControl
            label={text('The wall that turns')}
            value={turning.wall.id}
            segments={[now.first, now.second].map((each) => ({
              value: each.wall.id,
              label: text(wayName(each)),
            }))}
            onChange={setChosen}
          />
          <TapedAngle key={id} angle={now.angle} onAngle={set} />
        </>
      )}
      <RefusalNote refusal={refusal} />
    </>
  )
}

/** Two marks on the walls and the length across between them: what a tape says of an angle. */
function TapedAngle({ angle, onAngle }: { angle: number; onAngle: (angle: number) => void }) {
  const text = useText()
  const [first, setFirst] = useState(600)
  const [second, setSecond] = useState(800)
  const [typed, setTyped] = useState<number | null>(null)
  const [refusal, tell] = useTold()
  const cosine = Math.cos((angle * Math.PI) / 180)
  const across = typed ?? Math.sqrt(first ** 2 + second ** 2 - 2 * first * second * cosine)
  return (
    <>
      <LengthFields
        isWide
        legend={text('Angle from three taped lengths')}
        fields={[
          { label: text('Along first wall'), value: first, onCommit: setFirst },
          { label: text('Along second wall'), value: second, onCommit: setSecond },
          { label: text('Across'), value: across, onCommit: setTyped },
        ]}
      />
      <RefusalNote refusal={refusal} />
      <div className={fields.section}>
        <Button
          icon={<Triangle size={16} aria-hidden="true" />}
          onClick={() => {
            const reckoned = angleFromLengths(first, second, across)
            tell(reckoned)
            if (reckoned.ok) onAngle(reckoned.value)
          }}
        >
          {text('Set the angle')}
        </Button>
      </div>
    </>
  )
}

/** Where a wall leads from the corner, as the plan shows it. */
function wayName({ here, far }: WallEndAt): string {
  const [x, y] = [far[0] - here[0], far[1] - here[1]]
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? 'Wall to the left' : 'Wall to the right'
  return y > 0 ? 'Wall upwards' : 'Wall downwards'
}

function readNumber(typed: string): number | null {
  const value = Number(typed.trim().replace(',', '.').replace('°', ''))
  return typed.trim() === '' || Number.isNaN(value) ? null : value
}
