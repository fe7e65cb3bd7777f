import { idsOf } from '@arredo/editor'
import { sentence } from '@arredo/words'
import type { PlannerAction } from './planner-action.ts'

/** Blocks are kept by the server, so only who is somebody there can. */
export const blockActions: readonly PlannerAction[] = [
  {
    id: 'saveBlock',
    label: sentence('Save as block…'),
    group: 'selection',
    inMenu: 'clipboard',
    isPossible: ({ editor, saveBlock }) =>
      saveBlock !== null && idsOf(editor.state().selection, 'row').length > 0,
    run: ({ saveBlock }) => saveBlock?.(),
  },
  {
    id: 'blocks',
    label: sentence('Place a block'),
    group: 'tools',
    isPossible: ({ showBlocks }) => showBlocks !== null,
    run: ({ showBlocks }) => showBlocks?.(),
  },
]
