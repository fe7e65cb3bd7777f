import type { Editor } from '@arredo/editor'
import type { Face } from '@arredo/pricing'
import { useApp } from '../app/app-context.tsx'
import type { ActionContext } from './actions/planner-action.ts'

/** The ways to rows that are no article; what was added is selected. */
export function useRows(
  editor: Editor,
  faces: readonly Face[],
): Pick<ActionContext, 'rows' | 'addOwnAppliance'> {
  const { dialogs } = useApp()

  async function add(kind: 'free' | 'ownAppliance') {
    const added = await dialogs.ask('editRow', { row: null, kind })
    if (added.ok && added.value) editor.select([{ kind: 'row', id: added.value.row }])
  }

  return {
    rows: faces.includes('trade')
      ? { list: () => void dialogs.ask('rows', {}), add: () => void add('free') }
      : null,
    addOwnAppliance: () => void add('ownAppliance'),
  }
}
