import type { Action, Editor, ViewName } from '@arredo/editor'
import type { Dialogs } from '@arredo/flows'
import type { Clipboard } from '../clipboard/use-clipboard.ts'
import type { PanelName } from '../layout/panel-layout.ts'

/** Dialogs of the planner's own. */
export type SheetName =
  | 'palette'
  | 'repeat'
  | 'fillWall'
  | 'special'
  | 'alternatives'
  | 'restyle'
  | 'compare'
  | 'light'

/** What the planner's actions work with: the editor, and what only the screen can do. */
export type ActionContext = {
  readonly editor: Editor
  readonly view: ViewName
  readonly show: (view: ViewName) => void
  readonly fit: () => void
  readonly undo: () => void
  readonly redo: () => void
  readonly save: () => void
  readonly hidePanels: () => void
  /** Opens a panel and sends the keyboard there. */
  readonly goTo: (panel: PanelName) => void
  /** Sends the keyboard to what is selected in the view of the room, else to the view. */
  readonly goToDrawing: () => void
  readonly designRoom: (purpose: 'change' | 'add') => void
  /** Null for who cannot save a project, and so cannot add files to it. */
  readonly addUnderlay: (() => void) | null
  readonly openSheet: (sheet: SheetName) => void
  readonly ask: Dialogs['ask']
  /** A copy of the alternative that is looked at, to be looked at from now on. */
  readonly copyAlternative: () => void
  readonly clipboard: Clipboard
  /** Null for who may keep none. */
  readonly saveBlock: (() => void) | null
  /** Null for who has none. */
  readonly showBlocks: (() => void) | null
  /** Null for who sells nothing. */
  readonly rows: { readonly list: () => void; readonly add: () => void } | null
  readonly addOwnAppliance: () => void
  /** Null for professionals, who make offers. */
  readonly takeAlong: (() => void) | null
  /** Null for who sells nothing. */
  readonly recomputePrices: (() => void) | null
  /** Null for who sells nothing. */
  readonly downloadJson: (() => void) | null
  /** Null for who has no photographer. */
  readonly photograph: (() => void) | null
  /** Null for who is not asked for whom a project is. */
  readonly assignCustomer: (() => void) | null
  readonly editOrderAddress: () => void
  /** The first tour, again. */
  readonly showAround: () => void
  /** The menu of what is selected, for who asks without a pointer. */
  readonly askMenu: () => void
}

export type PlannerAction = Action<ActionContext>
