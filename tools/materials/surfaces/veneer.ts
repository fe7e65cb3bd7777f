import { random, wrap } from '../noise.ts'
import type { Surface } from '../surface.ts'
import { type Cut, type Species, sawBoard } from './wood.ts'

/** Leaves of veneer side by side, one cut through the heart for each that runs straight. */
export function veneer(species: Species, seed: number): Surface {
  const [width, height, first] = [800, 1600, -96]
  const widths = [206, 184, 218, 192]
  const leaves = widths.map((leaf, index) => {
    const start = first + widths.slice(0, index).reduce((sum, before) => sum + before, 0)
    return {
      start,
      end: start + leaf,
      board: sawBoard(species, height, cutOf(index, seed), seed + index * 1000),
    }
  })
  return {
    width,
    height,
    at(x, y) {
      const place = wrap(x - first, width) + first
      const leaf = leaves.find(({ end }) => place < end) ?? leaves[0]
      if (!leaf) throw new Error('A veneer has leaves')
      return leaf.board(place - (leaf.start + leaf.end) / 2, y)
    },
  }
}

function cutOf(index: number, seed: number): Cut {
  const isHeart = index % 2 === 0
  const drift = random(index, 1, seed) - 0.5
  const tone = (random(index, 2, seed) - 0.5) * 0.035
  return isHeart
    ? { beside: drift * 50, above: 165 + 60 * drift, tone }
    : { beside: (index % 4 === 1 ? 1 : -1) * (260 + 60 * drift), above: 110, tone }
}
