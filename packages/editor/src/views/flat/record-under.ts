import type { RecordKind } from '@arredo/project'
import type { Selected } from '../../editor-state.ts'

/** The record whose drawing was hit, if any. */
export function recordUnder(target: EventTarget | null): Selected | null {
  const group = target instanceof Element ? target.closest('[data-record]') : null
  const id = group?.getAttribute('data-record')
  const kind = group?.getAttribute('data-kind')
  return id && kind ? { kind: kind as RecordKind, id } : null
}
