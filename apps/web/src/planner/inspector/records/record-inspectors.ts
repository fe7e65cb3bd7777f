import type { RecordKind } from '@arredo/project'
import { type ComponentType, lazy } from 'react'

/** What the inspector shows of a record that is no item, by its kind. */
export const recordInspectors: Readonly<Partial<Record<RecordKind, ComponentType<{ id: string }>>>> = {
  wall: lazy(async () => ({ default: (await import('./wall-inspector.tsx')).WallInspector })),
  opening: lazy(async () => ({ default: (await import('./opening-inspector.tsx')).OpeningInspector })),
  room: lazy(async () => ({ default: (await import('./room-record-inspector.tsx')).RoomRecordInspector })),
}
