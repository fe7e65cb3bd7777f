import {
  commandKey,
  type EditorAction,
  editorActions,
  hasCommand,
  isPlain,
  type Keys,
  letterKey,
  type Reach,
  type ViewName,
} from '@arredo/editor'
import { sentence } from '@arredo/words'
import { alternativeActions } from './alternative-actions.ts'
import { blockActions } from './block-actions.ts'
import { checkActions } from './check-actions.ts'
import { customerActions } from './customer-actions.ts'
import { documentActions } from './document-actions.ts'
import { elevationActions } from './elevation-actions.ts'
import { fillActions } from './fill-actions.ts'
import { handActions } from './hand-actions.ts'
import { helpActions } from './help-actions.ts'
import { itemActions } from './item-actions.ts'
import { lightActions } from './light-actions.ts'
import { lookActions } from './look-actions.ts'
import { photographActions } from './photograph-actions.ts'
import { pictureActions } from './picture-actions.ts'
import type { ActionContext, PlannerAction } from './planner-action.ts'
import { priceActions } from './price-actions.ts'
import { roomDesignActions } from './room-design-actions.ts'
import { rowActions } from './row-actions.ts'
import { specialActions } from './special-actions.ts'
import { takeAlongActions } from './take-along-actions.ts'
import { underlayActions } from './underlay-actions.ts'

/** One list for keys, tool bar, menus, the palette and the sheet that `?` opens. */
export const plannerActions: readonly PlannerAction[] = [
  {
    id: 'save',
    label: sentence('Save'),
    group: 'project',
    keys: commandKey('s', 'everywhere'),
    run: ({ save }) => save(),
  },
  {
    id: 'undo',
    label: sentence('Undo'),
    group: 'project',
    keys: commandKey('z'),
    isPossible: ({ editor }) => editor.desk.current().undoes !== null,
    run: ({ undo }) => undo(),
  },
  {
    id: 'redo',
    label: sentence('Redo'),
    group: 'project',
    keys: {
      printed: ['Ctrl+Shift+Z', 'Ctrl+Y'],
      reach: 'notTyping',
      matches: (press) =>
        commandKey('y').matches(press) ||
        (press.shiftKey && hasCommand(press) && press.key.toLowerCase() === 'z'),
    },
    isPossible: ({ editor }) => editor.desk.current().redoes !== null,
    run: ({ redo }) => redo(),
  },
  ...editorActions.map(forEditor),
  ...handActions,
  ...itemActions,
  ...blockActions,
  ...checkActions,
  ...photographActions,
  ...lightActions,
  ...pictureActions,
  ...documentActions,
  ...priceActions,
  ...takeAlongActions,
  ...customerActions,
  ...alternativeActions,
  ...fillActions,
  ...specialActions,
  ...rowActions,
  ...roomDesignActions,
  ...underlayActions,
  {
    id: 'switchView',
    label: sentence('Switch between 2D and 3D'),
    group: 'view',
    keys: letterKey('v'),
    run: ({ view, show }) => show(view === '3d' ? '2d' : '3d'),
  },
  viewAction('2d', sentence('Floor plan')),
  viewAction('3d', sentence('Room in 3D')),
  viewAction('walls', sentence('Elevations of the walls')),
  ...elevationActions,
  ...lookActions,
  {
    id: 'fit',
    label: sentence('Show the whole drawing'),
    group: 'view',
    keys: plainKey('Home', 'notTyping'),
    run: ({ fit }) => fit(),
  },
  {
    id: 'drawing',
    label: sentence('Go to the drawing'),
    group: 'view',
    keys: plainKey('F6', 'everywhere'),
    run: ({ goToDrawing }) => goToDrawing(),
  },
  {
    id: 'outline',
    label: sentence('Outline: rooms, walls and items'),
    group: 'view',
    keys: letterKey('o'),
    run: ({ goTo }) => goTo('outline'),
  },
  {
    id: 'inspector',
    label: sentence('Go to the inspector'),
    group: 'view',
    run: ({ goTo }) => goTo('inspector'),
  },
  // Found by its sign, not its key: on many keyboards it takes AltGr.
  {
    id: 'hidePanels',
    label: sentence('Hide or show all panels'),
    group: 'view',
    keys: { printed: ['\\'], reach: 'notTyping', matches: ({ key }) => key === '\\' },
    run: ({ hidePanels }) => hidePanels(),
  },
  {
    id: 'palette',
    label: sentence('Find an action'),
    group: 'help',
    keys: commandKey('k', 'everywhere'),
    run: ({ openSheet }) => openSheet('palette'),
  },
  {
    id: 'showShortcuts',
    label: sentence('Show the shortcuts'),
    group: 'help',
    keys: { printed: ['?'], reach: 'notTyping', matches: ({ key }) => key === '?' },
    run: ({ ask }) => void ask('shortcuts', {}),
  },
  ...helpActions,
]

export function actionById(id: string): PlannerAction {
  const found = plannerActions.find((action) => action.id === id)
  if (!found) throw new Error(`No action ${id}`)
  return found
}

function plainKey(key: string, reach: Reach): Keys {
  return { printed: [key], reach, matches: (press) => isPlain(press) && press.key === key }
}

function forEditor({ isPossible, isOn, length, run, ...action }: EditorAction): PlannerAction {
  return {
    ...action,
    isPossible: ({ editor }) => isPossible?.(editor) ?? true,
    ...(length && { length: ({ editor }: ActionContext) => length(editor) }),
    ...(isOn && { isOn: ({ editor }: ActionContext) => isOn(editor) }),
    run: ({ editor }, press) => run(editor, press),
  }
}

function viewAction(view: ViewName, label: string): PlannerAction {
  return {
    id: `view ${view}`,
    label,
    group: 'view',
    isOn: (context) => context.view === view,
    run: ({ show }) => show(view),
  }
}
