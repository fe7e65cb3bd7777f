import type { RecordKind } from '@arredo/project'
import { type ComponentType, lazy } from 'react'

/** What the inspector shows of a record that is no item, by its kind. */
export const recordInspectors: Readonly<Partial<Record<RecordKind, ComponentType<{ id: string }>>>> = {
  wall: lazy(async () => ({ default: (await import('./wall-inspector.tsx')).WallInspector })),
  corner: lazy(async () => ({ default: (await import('./corner-inspector.tsx')).CornerInspector })),
  opening: lazy(async () => ({ default: (await import('./opening-inspector.tsx')).OpeningInspector })),
  fixture: lazy(async () => ({ default: (await import('./fixture-inspector.tsx')).FixtureInspector })),
  note: lazy(async () => ({ default: (await import('./note-inspector.tsx')).NoteInspector })),
  underlay: lazy(async () => ({ default: (await import('./underlay-inspector.tsx')).UnderlayInspector })),
  room: lazy(async () => ({ default: (await import('./room-record-inspector.tsx')).RoomRecordInspector })),
}
