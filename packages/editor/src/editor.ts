import type { SheetLayer } from '@arredo/drawings'
import type { FaceName, OpeningId, Point, WallEnd, WallId } from '@arredo/geometry'
import type { BesideSide } from '@arredo/planning'
import type { Command, Desk, Light, ProjectDocument, Result, RowId } from '@arredo/project'
import type { Hands } from './arrange/hands.ts'
import type {
  EditorState,
  Hit,
  KeyPress,
  LookName,
  Modifiers,
  Newcomer,
  PointerType,
  Selected,
  Shown,
  ViewName,
} from './editor-state.ts'
import type { Brush } from './paint/brush.ts'
import type { ToolInput, ToolName } from './tools/index.ts'
import type { Aim, Cursor, Entry, Knob, OverlayShape, SnapHint } from './tools/tool.ts'

/** One editor over one desk; plan, elevation and room are cameras on it. */
export type Editor = Hands & {
  readonly desk: Desk
  /** What a new record is called. */
  readonly newId: () => string
  readonly state: () => EditorState
  readonly subscribe: (listener: () => void) => () => void

  readonly shown: () => Shown
  /** Lines, outlines and marks of the moment; every view draws the same list. */
  readonly overlay: () => readonly OverlayShape[]
  /** Numbers of the moment that can be typed into. */
  readonly entries: () => readonly Entry[]
  /** What can be pressed in the views. */
  readonly knobs: () => readonly Knob[]
  readonly cursor: () => Cursor
  /** How what is carried is held; null while nothing is. */
  readonly hint: () => SnapHint | null

  readonly aim: () => Aim
  /** Whether a press here belongs to the tool; if not, the view may turn, pan or let the page scroll. */
  readonly claims: (hit: Hit, pointer: PointerType, modifiers: Modifiers) => boolean
  /** Whether the tool follows a pointer that is not pressed. */
  readonly hovers: () => boolean
  /** Whether the tool carries something that is let go in a view. */
  readonly carries: () => boolean
  readonly down: (hit: Hit, modifiers: Modifiers) => void
  readonly move: (hit: Hit, modifiers: Modifiers) => void
  readonly up: (hit: Hit, modifiers: Modifiers) => void
  /** A press that never moved and that nobody claimed. */
  readonly tap: (hit: Hit, modifiers: Modifiers) => void
  /** Whether a press is under way: what nobody waits for stays undone until the hand lets go. */
  readonly isHeld: () => boolean
  /** In a frame after this one, which belongs to the hand; at once where there are no frames. */
  readonly afterwards: (deed: () => void) => void
  /** The hand means something else by now, such as two fingers: what was pressed ends without having been. */
  readonly letGo: () => void
  /** True when the tool in hand took the key for itself. */
  readonly key: (press: KeyPress) => boolean
  /** Gives up what is under way, then the tool, then the selection; false when there was nothing. */
  readonly cancel: () => boolean

  /** At once, or after what was asked for before and is kept until the tools are fetched. */
  readonly inTurn: (deed: () => void) => void
  /** As soon as the tools are there, and in its turn. */
  readonly withTools: (deed: () => void) => void
  /**
   * Takes a tool up, at once or as soon as it is fetched, unless something else was taken up meanwhile; `press` is a
   * key that it is given then.
   */
  readonly use: <Name extends ToolName>(tool: Name, input: ToolInput<Name>, press?: KeyPress) => void
  /** Runs a command; a refusal is said to the person. */
  readonly attempt: <Input>(command: Command<Input>, input: Input) => Result<ProjectDocument>
  /** Shows everything in another light, as long as nobody has decided on it; null for the project's own. */
  readonly tryLight: (light: Light | null) => void
  readonly show: (view: ViewName) => void
  readonly lookAt: (face: FaceName) => void
  readonly select: (records: readonly Selected[]) => void
  /** Which side of the selection `placeNow` places on. */
  readonly setBeside: (side: BesideSide) => void
  /** A person wants to choose what comes to this side of the selection. */
  readonly askBeside: (side: BesideSide) => void
  readonly setSnaps: (snaps: boolean) => void
  /** What is painted with, and how far a touch reaches. */
  readonly setBrush: (change: Partial<Brush>) => void
  /** Takes these and no others off plan and elevations. */
  readonly hideLayers: (layers: readonly SheetLayer[]) => void
  /** Shows plan or elevation at 1 to so much; null for all of it. */
  readonly showAt: (ratio: number | null) => void
  /** Shows the room in 3D from there; null when it does. */
  readonly look: (name: LookName | null) => void
  /** Which end of a wall moves when its length is typed. */
  readonly chooseEnd: (wall: WallId, end: WallEnd) => void
  /** Marks what was found wrong, in every view, until it is told otherwise. */
  readonly flag: (rows: Shown['tints']) => void
  /** Opens what is closed and closes what is open: the doors and drawers of an item, or a door of the house. */
  readonly toggleOpened: (id: RowId | OpeningId) => void
  /** The same for one door or drawer of an item, which has all of these. */
  readonly toggleLeaf: (row: RowId, leaf: string, all: readonly string[]) => void
  /** These stand open, some a little, and no others. */
  readonly setOpened: (ids: readonly (RowId | OpeningId)[], ajar?: EditorState['ajar']) => void
  /** Draws in 3D what lies within a box, or all of it. */
  readonly cut: (section: EditorState['section']) => void
  /** Shows one item in its parts, or none. */
  readonly explode: (row: RowId | null) => void
  /** Walks through the room in 3D, or looks at it from outside again. */
  readonly walk: (isWalking: boolean) => void
  /** Shows the room to a customer, or is worked with again. */
  readonly present: (isPresenting: boolean) => void
  /** Who walks has this right before them. */
  readonly meet: (record: Selected | null) => void
  /** Starts placing by pointer; `placeNow` seats it at the next free spot without one. */
  readonly startPlacing: (newcomer: Newcomer) => void
  readonly placeNow: (newcomer: Newcomer) => RowId | null
  /** The view in charge says how its screen lies over the plan: degrees its "up" is turned from north, or is up. */
  readonly setBearing: (degrees: number, isUpright?: boolean) => void
  /** The view in charge says what is under the pointer now; asked only when somebody wants to know. */
  readonly setPointing: (ask: () => Hit | null) => void
  /** A person asks at a place on the screen what can be done with what is there, or with what is selected. */
  readonly askMenu: (at: Point, hit: Hit | null) => void
  readonly closeMenu: () => void
}
