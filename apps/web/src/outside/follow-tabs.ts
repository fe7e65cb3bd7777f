import type { App } from '@arredo/flows'
import { followTabs } from '@arredo/flows/tabs'
import { openTabs } from './tabs.ts'

/** From here on pages of this browser with the same project know of each other. */
export function startTabs(app: App): void {
  followTabs(app, openTabs())
}
