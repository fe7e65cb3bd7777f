import type { Snap } from '@arredo/catalogue'
import type { SheetLayer } from '@arredo/drawings'
import type {
  Attach,
  Cut,
  FaceName,
  OpeningId,
  Part,
  Point,
  Point3,
  Size,
  WallEnd,
  WallId,
} from '@arredo/geometry'
import type { BesideSide, RunKind } from '@arredo/planning'
import type { ArticleRow, Preview, RecordName, RowId } from '@arredo/project'
import type { Brush } from './paint/brush.ts'

export type ViewName = '2d' | '3d' | 'walls'
/** Ways to look at the room in 3D: at eye level, from above, and straight at the wall that elevations show. */
export type LookName = 'front' | 'corner' | 'near' | 'above' | 'wall'

/** What is selected: any record a person can point at. */
export type Selected = RecordName

/** A pointer as tools see it: a point on a surface of the room, whichever view it came from. */
export type Hit = {
  readonly point: Point3
  readonly surface: 'floor' | 'wall' | 'ceiling' | 'top' | 'nothing'
  /** The nearest thing under the pointer. */
  readonly record: Selected | null
  /** The face of a wall, where one is under the pointer. */
  readonly face: FaceName | null
  /** Whether its height is meant: a plan sees all heights at once, and in the room a hand slides along the wall. */
  readonly tellsHeight?: boolean
}

export type PointerType = 'mouse' | 'touch' | 'pen'
export type Modifiers = { readonly freely: boolean; readonly add: boolean }
export type KeyPress = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** What is about to be placed: an article that is not in the document yet. */
export type Newcomer = Pick<ArticleRow, 'catalogue' | 'model' | 'article' | 'side' | 'choices'> & {
  readonly size: Size
  readonly parts: readonly Part[]
  readonly attach: Attach
  readonly mountHeight: number
  /** The run it joins, and what it is to others. */
  readonly run?: RunKind
  readonly roles?: readonly string[]
  /** Where others join on to it, and whether it is made for either hand. */
  readonly snaps?: readonly Snap[]
  readonly turns?: boolean
  /** The hole it needs, where it is set into a wall. */
  readonly cut?: Cut | undefined
  /** The hash of the pack it comes from, pinned in the document with the first article of a catalogue. */
  readonly pack?: string
}

/** What views draw: the document, or what the tool in hand is about to make of it. */
export type Shown = Preview & { readonly tints: Readonly<Record<RowId, Tint>> }
/** Stands in something; or stands where it may, and something about it is not right. */
export type Tint = 'collides' | 'doubtful'

export type EditorState = {
  readonly view: ViewName
  /** The name of the tool in hand. */
  readonly tool: string
  readonly selection: readonly Selected[]
  /** Snapping to neighbours and walls; the Alt key releases it for the moment. */
  readonly snaps: boolean
  readonly brush: Brush
  /** Where something goes that no pointer places: to this side of what is selected. */
  readonly beside: BesideSide
  /** A person asked for what comes to a side of the selection. Another object each time. */
  readonly besideWish: { readonly side: BesideSide } | null
  /** Items whose doors and drawers stand open, and doors of the house that do. */
  readonly opened: readonly (RowId | OpeningId)[]
  /** Of items that do not stand open as a whole: those of their doors and drawers that do. */
  readonly ajar: Readonly<Record<RowId, readonly string[]>>
  /** All of the room that is drawn in 3D, corner to corner; null for the whole. */
  readonly section: { readonly min: Point3; readonly max: Point3 } | null
  /** The item that is shown in its parts. */
  readonly exploded: RowId | null
  /** Somebody walks through the room in 3D. */
  readonly isWalking: boolean
  /** A customer is shown the room: nothing is selected or worked on. */
  readonly isPresenting: boolean
  /** What can be opened right before who walks. */
  readonly met: Selected | null
  /** The face that the view of walls looks at; null for the first. */
  readonly face: FaceName | null
  /** The end of a wall that moves when its length is typed; the far one where nothing was chosen for a wall. */
  readonly movingEnd: { readonly wall: WallId; readonly end: WallEnd } | null
  /** Items that are not drawn and cannot be hit for now; document and offer know nothing of it. */
  readonly hidden: readonly RowId[]
  /** What was taken off plan and elevations. */
  readonly hiddenLayers: readonly SheetLayer[]
  /** The scale that plan and elevation were last asked for, 1 to so much; null for all of it. Another object each time. */
  readonly scaleWish: { readonly ratio: number | null }
  /** How the room in 3D was asked to be looked at, until it is. */
  readonly lookWish: LookName | null
  /** What was found wrong with the document when it was last looked over. */
  readonly flagged: Shown['tints']
  /** Where on the screen a person asked what can be done with what is selected. */
  readonly menu: { readonly at: Point } | null
  /** The last thing that was not done, and why: English, a translation key. Another object each time. */
  readonly refusal: { readonly message: string } | null
  /** Another number whenever the tool in hand has something else to show. */
  readonly moment: number
}
