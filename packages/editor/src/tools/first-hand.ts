import { shellOf, toWall } from '@arredo/geometry'
import { standingRow } from '@arredo/project'
import type { Hit } from '../editor-state.ts'
import { isForSelecting } from '../select/claims.ts'
import { meantRecord } from '../select/meant-record.ts'
import type { ToolName } from './index.ts'
import { type Aim, plainTool, type Tool, type Workbench } from './tool.ts'

type Waiting = {
  /** What was asked for already. */
  readonly coming: () => ToolName | null
  /** Where a press began that goes on. */
  readonly pressed: () => Hit | null
}

/**
 * In hand until the tools are fetched. What is pressed is kept for them; here is only what a view must know at once:
 * which presses are not the view's own, and what a pointer that went on meanwhile is held against.
 */
export function firstHand(workbench: Workbench, { coming, pressed }: Waiting): Tool {
  const nothing = () => {}
  return {
    ...plainTool,
    aim() {
      const hit = pressed()
      if (coming()) return plainTool.aim()
      return hit ? heldAgainst(workbench, hit) : { on: 'things' }
    },
    claims: (hit, pointer, modifiers) =>
      coming() !== null || isForSelecting(workbench, hit, pointer, modifiers),
    down: nothing,
    move: nothing,
    up: nothing,
    cancel: () => false,
    cursor: () => 'default',
  }
}

/** As the drag will say: what hangs slides along its wall, and everything else over a level. */
function heldAgainst({ desk, state }: Workbench, hit: Hit): Aim {
  const { document, evaluation } = desk.current()
  const [x, y, height] = hit.point
  const record = meantRecord(desk.current(), hit, state().selection)
  if (record?.kind === 'opening') return { on: 'faces', proud: 0 }
  if (record?.kind === 'fixture' && document.fixtures[record.id]?.placement.seat.on === 'wall')
    return { on: 'faces', proud: 0 }
  const item = record?.kind === 'row' ? standingRow(document, evaluation, record.id) : null
  if (item?.seat.on !== 'wall' || item.place.at[2] === 0) return { on: 'level', height }
  const face = shellOf(document).face(item.seat.wall, item.seat.side)
  return { on: 'faces', proud: face ? toWall(face.frame, [x, y]).across : 0 }
}
