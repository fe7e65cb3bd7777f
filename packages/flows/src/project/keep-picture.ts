import { unchangedPicture } from '@arredo/contract'
import type { App } from '../app.ts'

/** Twice what the largest list shows. */
const size = { width: 640, height: 480 }

/**
 * where the brand says so, a save is followed by the picture of what is on screen. Whatever comes of it, the
 * save stands; that nothing has changed is no fault at all (D-68).
 */
export async function keepPicture(app: App, id: number): Promise<void> {
  try {
    const content = await app.ports.projectPicture?.(size)
    if (!content) return
    const answer = await app.ports.call('projects/uploadImage', { id, content })
    if (answer.ok || codeIn(answer.details) === unchangedPicture) return
    app.ports.log.warn(`The picture was not kept: ${answer.message}`, { code: answer.code })
  } catch (error) {
    app.ports.log.warn('The picture was not taken', error)
  }
}

function codeIn(details: unknown): unknown {
  return typeof details === 'object' && details !== null && 'code' in details ? details.code : null
}
