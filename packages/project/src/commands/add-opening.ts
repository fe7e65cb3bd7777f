import { type Opening, wallFrame } from '@arredo/geometry'
import type { Command } from '../command.ts'
import { done, refuse } from '../result.ts'

export const addOpening: Command<{ readonly opening: Opening }> = {
  label: 'Add opening',
  run(document, { opening }) {
    if (document.openings[opening.id]) return refuse(`Opening ${opening.id} exists already`)
    const wall = document.walls[opening.wall]
    if (!wall) return refuse(`No wall ${opening.wall}`)

    const { offset, width, height, sill } = opening
    if (!(offset >= 0 && width > 0 && offset + width <= wallFrame(wall).length)) {
      return refuse('The opening does not fit the length of the wall')
    }
    if (!(sill >= 0 && height > 0 && sill + height <= wall.height)) {
      return refuse('The opening does not fit the height of the wall')
    }
    const overlaps = Object.values(document.openings).some(
      (other) =>
        other.wall === opening.wall && other.offset < offset + width && offset < other.offset + other.width,
    )
    if (overlaps) return refuse('There is an opening already')

    return done({ ...document, openings: { ...document.openings, [opening.id]: opening } })
  },
}
