import type { ProjectDocument } from '@arredo/project'
import type { Item } from '../items/item.ts'

/** What a lamp that came with the room has in it, of which nothing is written down. */
const bulb = { lumens: 1100, kelvin: 2900 }

/** Lamps of the room shine: on the stage nobody needs their light, in a photograph of the evening everybody does. */
export function withLitFixtures(
  items: readonly Item[],
  { fixtures }: Pick<ProjectDocument, 'fixtures'>,
): readonly Item[] {
  return items.map((item) => {
    const isLamp = item.of?.kind === 'fixture' && fixtures[item.of.id]?.kind === 'light'
    if (!isLamp) return item
    return {
      ...item,
      parts: item.parts.map((part) => (part.material === 'glow' ? { ...part, light: bulb } : part)),
    }
  })
}
