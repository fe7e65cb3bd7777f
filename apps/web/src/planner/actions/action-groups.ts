import type { ActionGroup } from '@arredo/editor'
import { sentence } from '@arredo/words'

/** What the groups of actions are called, in the order in which they are listed. */
export const actionGroups: Readonly<Record<ActionGroup, string>> = {
  selection: sentence('Selection'),
  tools: sentence('Tools'),
  view: sentence('View'),
  project: sentence('Project'),
  help: sentence('Help'),
}
