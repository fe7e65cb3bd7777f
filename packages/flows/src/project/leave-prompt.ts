import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { isChanged } from './project-store.ts'

/** */
export const leaveQuestion = sentence('You have attempted to leave this page. Are you sure?')

/** D-40: people who are signed in are asked, unless the brand asks nobody; anonymous guests are not. */
export function mustAskBeforeLeaving(app: App): boolean {
  if (app.config.askLeavePage === false) return false
  const { open } = app.project.getState()
  const kind = app.session.getState().profile?.kind ?? 'guest'
  return open !== null && isChanged(open) && kind !== 'guest'
}

/** For every leave we control; on closing a tab the browser asks in its own words. */
export async function mayLeave(app: App): Promise<boolean> {
  if (!mustAskBeforeLeaving(app)) return true

  const asked = await app.dialogs.ask('ask', {
    title: sentence('Project not saved'),
    question: leaveQuestion,
    answers: [
      { value: 'stay', label: sentence('Stay') },
      { value: 'leave', label: sentence('Leave') },
    ],
  })
  return asked.ok && asked.value === 'leave'
}
