import { checkRoomLengths, defaultWallHeight, type PresetRoomType, roomPresets } from '@arredo/geometry'
import * as z from 'zod/mini'
import type { KeyNote } from './define-request.ts'
import { findFolded } from './fold.ts'
import { readHostData } from './host-data.ts'
import { Anything, Flag, OptionalText, readOr, text } from './readers.ts'

/** Millimetres; as the room dialog answers it. */
export type RoomWish = {
  readonly type: PresetRoomType
  readonly lengths: readonly number[]
  readonly height: number
}

/** Variant codes with their values, upper-cased, before a catalogue was asked what they mean. */
export type HeaderWish = Readonly<Record<string, string>>

/** H-07, D-10, D-19, D-23: the keys of every action that can begin a project. */
export const newProjectKeys = {
  newProject: { type: 'boolean', about: 'Begin a new project first; true unless said otherwise' },
  noSaveRequest: { type: 'boolean', about: 'Do not ask "Save current project?"; default false' },
  noConfigure: { type: 'boolean', about: 'Do the work and stay on the current page; default false' },
  addRoom: { type: 'boolean', about: 'Build the room of the three keys below; default false' },
  roomType: { type: 'string', about: 'rt1 … rt10 or its name, any case; default rt1, a rectangle' },
  roomDimension: { type: 'number[]', about: "Clear inner lengths in mm; default the type's own" },
  roomHeight: { type: 'number', about: '1000 to 10000 mm; default 2700' },
  header: { type: 'string', about: 'Variants of the whole project, COD=VAL;COD=VAL' },
  addToCustomerFields: {
    type: 'object | JSON string',
    about: 'Kept with the project as customerFields.iframeData, at most 64 KB',
  },
} as const satisfies Readonly<Record<string, KeyNote>>

export const newProjectRefusals = [
  'Header not valid',
  'addToCustomerFields is not valid',
  'Room not valid',
  'Project not saved',
  'Operation cancelled',
] as const

export const newProjectShape = {
  newProject: Flag(true),
  noSaveRequest: Flag(false),
  noConfigure: Flag(false),
  addRoom: Flag(false),
  roomType: OptionalText,
  roomDimension: Anything,
  roomHeight: Anything,
  header: readOr('Header not valid', readHeader),
  addToCustomerFields: readOr('addToCustomerFields is not valid', readHostData),
}

type Wire = z.output<z.ZodMiniObject<typeof newProjectShape>>

export type StartWish = {
  readonly isNew: boolean
  readonly noSaveRequest: boolean
  readonly noConfigure: boolean
  readonly room: RoomWish | null
  readonly header: HeaderWish
  readonly hostData: Wire['addToCustomerFields']
}

/** The same in our words, for the transform at the end of a schema. */
export function startOf(wire: Wire, context: z.core.ParsePayload): StartWish {
  const { newProject: isNew, noSaveRequest, noConfigure, header, addToCustomerFields: hostData } = wire
  const room = wire.addRoom ? readRoom(wire) : null
  if (room === undefined) {
    context.issues.push({ code: 'custom', message: 'Room not valid', input: wire })
    return z.NEVER
  }
  return { isNew, noSaveRequest, noConfigure, room, header, hostData }
}

/** D-23: undefined when no such room can be built. */
function readRoom({ roomType, roomDimension, roomHeight }: Wire): RoomWish | undefined {
  const height = roomHeight ?? defaultWallHeight
  if (typeof height !== 'number' || !(height >= 1000 && height <= 10_000)) return undefined

  const presets = Object.entries(roomPresets)
  const [type] =
    findFolded(presets, roomType || 'rt1', ([code]) => code) ??
    findFolded(presets, roomType || 'rt1', ([, { name }]) => name) ??
    []
  if (!isPreset(type)) return undefined

  const lengths: unknown = roomDimension ?? roomPresets[type].defaultLengths
  if (!isNumbers(lengths) || checkRoomLengths(type, lengths) !== null) return undefined
  return { type, lengths: [...lengths], height }
}

function isPreset(type: string | undefined): type is PresetRoomType {
  return type !== undefined && type !== 'rt11'
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((length) => typeof length === 'number')
}

/** D-19: undefined when a pair has no code or no value. */
function readHeader(value: unknown): HeaderWish | undefined {
  if (value !== undefined && value !== null && typeof value !== 'string') return undefined
  const pairs = text(value)
    .split(/[;\t]/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => /^([^=\s]+)\s*=\s*(\S.*)$/.exec(pair.toUpperCase()))
  const entries = pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? ''] as const)
  return entries.every(([code, chosen]) => code && chosen && code !== '__PROTO__')
    ? Object.fromEntries(entries)
    : undefined
}
