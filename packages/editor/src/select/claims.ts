import type { RecordKind } from '@arredo/project'
import type { Hit, Modifiers, PointerType, Selected } from '../editor-state.ts'
import { isSelected } from '../selection.ts'
import type { Workbench } from '../tools/tool.ts'
import { meantRecord } from './meant-record.ts'

/** What can be moved, by hand or step by step. */
export type MovableKind = Exclude<RecordKind, 'room'>

export function isMovable(record: Selected): record is Selected & { readonly kind: MovableKind } {
  return record.kind !== 'room'
}

/** What stands or lies behind everything else: with Shift a press on it begins a box. */
const grounds: readonly RecordKind[] = ['room', 'wall', 'underlay']

export function isGround(record: Selected | null): boolean {
  return record === null || grounds.includes(record.kind)
}

/**
 * Whether a press selects and drags. Items are taken hold of at once by a mouse, and corners by whatever sees their
 * marks; walls and openings fill the view and must be selected first.
 */
export function isForSelecting(
  { desk, state }: Pick<Workbench, 'desk' | 'state'>,
  hit: Hit,
  pointer: PointerType,
  { add }: Modifiers,
): boolean {
  const record = meantRecord(desk.current(), hit, state().selection)
  if (add && isGround(record)) return true
  if (!record || !isMovable(record)) return false
  if (record.kind === 'corner') return true
  const isItem = record.kind === 'row' || record.kind === 'fixture'
  return (isItem && pointer !== 'touch') || isSelected(state().selection, record)
}
