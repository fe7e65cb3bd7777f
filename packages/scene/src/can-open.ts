import type { RecordName } from '@arredo/project'
import type { SceneContent } from './scene-content.ts'

/** Whether something has doors or drawers, or is a door. */
export function canOpen({ items, openings }: SceneContent, { kind, id }: RecordName): boolean {
  if (kind === 'opening') return openings.some((one) => one.id === id && one.kind === 'door')
  return kind === 'row' && items.some((item) => item.id === id && item.parts.some(({ opens }) => opens))
}
