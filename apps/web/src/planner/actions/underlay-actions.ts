import type { Action } from '@arredo/editor'
import { sentence } from '@arredo/words'

type UnderlayContext = {
  /** Null for who cannot save a project, and so cannot add files to it. */
  readonly addUnderlay: (() => void) | null
}

/** What lies under the plan to be traced. */
export const underlayActions: readonly Action<UnderlayContext>[] = [
  {
    id: 'addUnderlay',
    label: sentence('Underlay picture or DXF…'),
    group: 'tools',
    inMenu: 'all',
    isPossible: ({ addUnderlay }) => addUnderlay !== null,
    run: ({ addUnderlay }) => addUnderlay?.(),
  },
]
