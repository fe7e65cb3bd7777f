import type { RowId } from '@arredo/project'

/** The item whose drawing was hit, if any. */
export function rowUnder(target: EventTarget | null): RowId | null {
  const group = target instanceof Element ? target.closest('[data-row]') : null
  return group?.getAttribute('data-row') ?? null
}
