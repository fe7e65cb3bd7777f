import { shellOf } from '@arredo/geometry'
import {
  type Evaluation,
  type ProjectDocument,
  positionNumbers,
  type RowId,
  standingRows,
} from '@arredo/project'
import type { Drawing } from '../drawing.ts'
import { itemLayer } from './draw-item.ts'
import type { ItemKind } from './item-kind.ts'
import { roomGroups } from './room-groups.ts'

const upwards: readonly ItemKind[] = ['carpet', 'plinth', 'standing', 'worktop', 'onTop', 'hanging']

/** Some items of a plan, and nothing around them. */
export function drawItems(document: ProjectDocument, evaluation: Evaluation, ids: readonly RowId[]): Drawing {
  const wanted = new Set(ids)
  const numbers = positionNumbers(document, evaluation.alternative)
  return roomGroups(shellOf(document), standingRows(document, evaluation), evaluation, numbers)
    .flatMap(({ members }) => members)
    .filter(({ item }) => wanted.has(item.id))
    .toSorted((one, two) => upwards.indexOf(one.kind) - upwards.indexOf(two.kind))
    .flatMap((member) => itemLayer(member, undefined).shapes)
}
