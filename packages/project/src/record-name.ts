import type { ProjectDocument } from './document.ts'

/** One record of the document that a person can point at. */
export type RecordName = { readonly kind: RecordKind; readonly id: string }

export type RecordKind = 'row' | 'wall' | 'corner' | 'opening' | 'room' | 'fixture' | 'note' | 'underlay'

const maps = {
  row: 'rows',
  wall: 'walls',
  corner: 'corners',
  opening: 'openings',
  room: 'rooms',
  fixture: 'fixtures',
  note: 'notes',
  underlay: 'underlays',
} as const satisfies Readonly<Record<RecordKind, keyof ProjectDocument>>

export function recordOf(document: ProjectDocument, { kind, id }: RecordName): object | undefined {
  return document[maps[kind]][id]
}

export function isSameName(one: RecordName, two: RecordName): boolean {
  return one.kind === two.kind && one.id === two.id
}
