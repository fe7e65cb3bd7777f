import { readRoomCode } from '@arredo/contract'
import { type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { offerToSave } from '../project/offer-to-save.ts'
import { openProject } from '../project/open-project.ts'

/** D-130: what a code stands for, in the planner: a copy of one's own, or the room itself for who may see it. */
export async function openRoom(app: App, typed: string): Promise<Result<string>> {
  const code = readRoomCode(typed)
  if (!code) return refuse(sentence('A code has six letters and digits, as 7KX2MP'))
  if (!(await offerToSave(app))) return refuse('Project not saved')

  const answer = await app.ports.call('rooms/open', { code })
  if (!answer.ok) return refuse(answer.message)
  app.session.setState(({ profile }) => ({ hasRooms: profile?.kind === 'guest' }))
  return openProject(app, answer.value.id, { noSaveRequest: true, goTo: '/configurator3d' })
}
