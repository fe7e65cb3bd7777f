import type { OpeningId } from '@arredo/geometry'
import type { Command } from '../command.ts'
import { done, refuse } from '../result.ts'

export const removeOpening: Command<{ readonly opening: OpeningId }> = {
  label: 'Remove opening',
  run(document, { opening: id }) {
    if (!document.openings[id]) return refuse(`No opening ${id}`)

    const { [id]: _, ...openings } = document.openings
    return done({ ...document, openings })
  },
}
