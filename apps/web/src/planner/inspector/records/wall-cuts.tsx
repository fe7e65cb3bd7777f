import { shellOf, type WallEnd, type WallId } from '@arredo/geometry'
import { changeWall, joinWalls, splitWall, wallsAt } from '@arredo/project'
import { Merge, MoveVertical, Scissors, SquareDashed } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { useLength } from '../../../words/use-length.ts'
import { useText } from '../../../words/use-text.ts'
import { useDeskState, usePlanner } from '../../planner-context.tsx'
import fields from '../fields.module.css'
import styles from './record-inspector.module.css'
import { RefusalNote } from './refusal-note.tsx'
import { useTold } from './use-told.ts'

/** Where a wall is cut in two, with which it becomes one, and whether it is there at all. */
export function WallCuts({ id, hasOwnHeight }: { id: WallId; hasOwnHeight: boolean }) {
  const text = useText()
  const { symbol, format, parse, step } = useLength()
  const { desk, editor } = usePlanner()
  const { document } = useDeskState()
  const [refusal, tell] = useTold()
  const [typed, setTyped] = useState<number | null>(null)
  const wall = shellOf(document).wall(id)
  if (!wall) return null

  const { start, end } = wall.faces.right
  // As a tape on its right face says; the cut itself is measured from its first corner.
  const left = typed ?? (end - start) / 2
  const split = () => {
    const corner = editor.newId()
    const input = { wall: id, at: start + left, part: editor.newId(), corner, rooms: [editor.newId()] }
    const result = desk.run(splitWall, input)
    tell(result)
    if (result.ok) editor.select([{ kind: 'corner', id: corner }])
  }
  const join = (at: WallEnd) => {
    const other = onlyOther(at)
    if (other !== null) tell(desk.run(joinWalls, { walls: [id, other], rooms: [editor.newId()] }))
  }
  const onlyOther = (at: WallEnd): WallId | null => {
    const others = wallsAt(document, wall.record[at]).filter((each) => each.wall.id !== id)
    const inLine = others.filter(({ here, far }) => isInLine(wall.along, here, far))
    return inLine.length === 1 ? (inLine[0]?.wall.id ?? null) : null
  }

  return (
    <fieldset className={fields.section}>
      <legend className={fields.legend}>
        <span>{text('Split and join')}</span>
        <span className={fields.unit}>{symbol}</span>
      </legend>
      <div className={fields.two}>
        <NumberField
          label={text('Cut, from left')}
          value={left}
          compact
          {...{ parse, step }}
          unreadable={text('Type a number')}
          format={(value) => format(Math.round(value))}
          onCommit={setTyped}
        />
      </div>
      <RefusalNote refusal={refusal} />
      <div className={styles.swatches}>
        <Button icon={<Scissors size={16} aria-hidden="true" />} onClick={split}>
          {text('Split')}
        </Button>
        {(['from', 'to'] as const).map(
          (at) =>
            onlyOther(at) !== null && (
              <Button key={at} icon={<Merge size={16} aria-hidden="true" />} onClick={() => join(at)}>
                {at === 'from' ? text('Join on the left') : text('Join on the right')}
              </Button>
            ),
        )}
        {hasOwnHeight && (
          <Button
            icon={<MoveVertical size={16} aria-hidden="true" />}
            onClick={() => tell(desk.run(changeWall, { wall: id, change: { height: null } }))}
          >
            {text('As high as the room')}
          </Button>
        )}
        <Button
          icon={<SquareDashed size={16} aria-hidden="true" />}
          onClick={() => tell(desk.run(changeWall, { wall: id, change: { kind: 'open' } }))}
        >
          {text('Leave this side open')}
        </Button>
      </div>
    </fieldset>
  )
}

function isInLine(
  along: readonly [number, number],
  here: readonly [number, number],
  far: readonly [number, number],
): boolean {
  const [x, y] = [far[0] - here[0], far[1] - here[1]]
  return Math.abs(x * along[1] - y * along[0]) <= 1
}
