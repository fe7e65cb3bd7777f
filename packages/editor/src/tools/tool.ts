import type { Catalogue } from '@arredo/catalogue'
import type { Point, Point3 } from '@arredo/geometry'
import type { ArticleRow, Command, Desk, ProjectDocument, Refusal, Result } from '@arredo/project'
import type { EditorState, Hit, KeyPress, Modifiers, PointerType, Shown } from '../editor-state.ts'
import type { Sheet } from '../on-plan.ts'
import type { Pace } from '../pace.ts'

/**
 * What a pointer is held against: the nearest thing, the empty room (hidden walls too, where a tool needs them),
 * a level at some height, or the faces of walls moved out by so much.
 */
export type Aim =
  | { readonly on: 'things' }
  | { readonly on: 'room'; readonly hiddenToo: boolean }
  | { readonly on: 'level'; readonly height: number }
  | { readonly on: 'faces'; readonly proud: number }

export type Cursor = 'default' | 'grab' | 'pointer' | 'copy' | 'crosshair' | 'move'

/** How a mark is meant; how it looks is each view's. */
export type Tone = 'selected' | 'collides' | 'ghost' | 'clearance' | 'guide' | 'measured'

type OverlayBase = { readonly id: string; readonly tone: Tone }

export type OverlayShape =
  /** An upright body: an outline in plan, from one height to another; flat when they are the same. */
  | (OverlayBase & {
      readonly kind: 'prism'
      readonly outline: readonly Point[]
      readonly bottom: number
      readonly top: number
      /** English, a translation key, or words of the catalogue. */
      readonly title?: string
    })
  | (OverlayBase & { readonly kind: 'line'; readonly from: Point3; readonly to: Point3 })
  | (OverlayBase & { readonly kind: 'mark'; readonly at: Point3 })

/** A number of the moment, shown between two points, which a person can type. */
export type Entry = {
  readonly id: string
  /** English, a translation key; {{value}} stands for the number. */
  readonly label: string
  readonly kind: 'length' | 'angle'
  readonly value: number
  readonly from: Point3
  readonly to: Point3
  /** Takes what is typed at once, without a click: the gesture under way waits for it. */
  readonly isLive: boolean
  /** With a new one the keyboard is at the first of the numbers again; if not said, with a new first point. */
  readonly piece?: string
  /** Null for a number that can only be read. */
  readonly enter: ((value: number) => Result<unknown>) | null
  /** Where what was typed is rubbed out, and nothing is to hold any more. */
  readonly release?: () => void
  /** Which of its two ends gives way when the number is typed, where a person may choose. */
  readonly ends?: { readonly value: EntryEnd; readonly choose: (end: EntryEnd) => void }
}

export type EntryEnd = 'from' | 'to'

/** Something to press at a point of the room. */
export type Knob = {
  readonly id: string
  /** English, a translation key. */
  readonly label: string
  readonly sign: string
  /** Of what it belongs to, beside which it stands. */
  readonly edge: Point3
  readonly at: Point3
  readonly isOn: boolean
  readonly press: () => void
}

/** How something is held on its way: what for, and by what. English, translation keys. */
export type SnapHint = { readonly mode: string; readonly held: readonly string[]; readonly isFree: boolean }

/** A tool hears hits, never pixels, and never knows which view speaks. Its gesture is its own state. */
export type Tool = {
  readonly aim: () => Aim
  /** Whether a press here belongs to the tool; if not, the view may turn, pan or let the page scroll. */
  readonly claims: (hit: Hit, pointer: PointerType, modifiers: Modifiers) => boolean
  readonly hovers: boolean
  readonly carries?: boolean
  readonly down: (hit: Hit, modifiers: Modifiers) => void
  readonly move: (hit: Hit, modifiers: Modifiers) => void
  readonly up: (hit: Hit, modifiers: Modifiers) => void
  readonly key?: (press: KeyPress) => boolean
  /** Gives up the gesture; false when there was none. */
  readonly cancel: () => boolean
  /** What is about to be; null shows the document as it is. */
  readonly preview: () => Shown | null
  readonly overlay: () => readonly OverlayShape[]
  readonly entries: () => readonly Entry[]
  readonly knobs?: () => readonly Knob[]
  readonly cursor: () => Cursor
  /** How what is carried is held, to be said beside the room. */
  readonly hint?: () => SnapHint | null
}

/** What a tool works with. */
export type Workbench = {
  readonly desk: Desk
  readonly newId: () => string
  readonly state: () => EditorState
  readonly set: (change: Partial<EditorState>) => void
  /** Runs a command; a refusal is said to the person. */
  readonly attempt: <Input>(command: Command<Input>, input: Input) => Result<ProjectDocument>
  readonly refuse: (message: string) => Refusal
  /** What a command would make of the document, on the way of a pointer. */
  readonly preview: Pace['preview']
  /** Whether an article is made for either side. */
  readonly hasSides: (row: ArticleRow) => boolean
  /** What can be placed and painted with, by the code of its catalogue. */
  readonly catalogues: () => ReadonlyMap<string, Catalogue>
  /** How the screen of the view in charge lies in the room. */
  readonly sheet: () => Sheet
  /** The tool has something else to show. */
  readonly changed: () => void
  /** Lays the tool down and takes the one up with which everything begins. */
  readonly leave: () => void
}

/** Of most tools only some answers differ from these. */
export const plainTool: Omit<Tool, 'down' | 'move' | 'up' | 'cancel'> = {
  aim: () => ({ on: 'room', hiddenToo: false }),
  claims: () => true,
  hovers: false,
  preview: () => null,
  overlay: () => [],
  entries: () => [],
  cursor: () => 'crosshair',
}
