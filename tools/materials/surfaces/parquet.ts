import { random, smoothstep, wrap } from '../noise.ts'
import { blend, hex, type Sample, type Surface } from '../surface.ts'
import { type Board, oak, type Species, sawBoard } from './wood.ts'

/** A place on one plank: from its middle line, from its start, and from its nearest edge, in millimetres. */
type Spot = { readonly across: number; readonly along: number; readonly edge: number; readonly plank: string }

/** Floors are oiled and brushed: pores show more than on a front. */
const floorOak: Species = { ...oak, pores: 0.55, rings: 0.52, streaks: 0.4 }

/** Long planks side by side along the picture's height, their ends out of step. */
export function stripParquet(seed: number): Surface {
  const [columns, plankWidth, height] = [12, 150, 3600]
  const width = columns * plankWidth
  const planks = plankStore(seed)
  return {
    width,
    height,
    at(x, y) {
      const place = wrap(x + plankWidth / 2, width)
      const column = Math.floor(place / plankWidth)
      const across = place - (column + 0.5) * plankWidth
      const { along, length, index } = plankAlong(y, column, height, seed)
      const edge = Math.min(plankWidth / 2 - Math.abs(across), along, length - along)
      return planks({ across, along, edge, plank: `${column}/${index}` })
    },
  }
}

/** Two planks to a column, of unequal length, neighbours never ending at the same height. */
function plankAlong(y: number, column: number, height: number, seed: number) {
  const first = Math.round(height * (0.42 + 0.16 * random(column, 0, seed + 1)))
  const start = Math.round(height * ((0.13 + column * 0.37 + 0.06 * random(column, 1, seed + 1)) % 1))
  const from = wrap(y - start, height)
  return from < first
    ? { along: from, length: first, index: 0 }
    : { along: from - first, length: height - first, index: 1 }
}

/**
 * Herringbone at 45 degrees, pointing up the picture. Planks are `ratio` times as long as wide; the pattern
 * repeats after `ratio` diagonals across and after one diagonal up.
 */
export function herringboneParquet(seed: number): Surface {
  const size = 2040
  const [ratio, across, up] = [6, 3, 18]
  const unit = size / (ratio * across * Math.SQRT2)
  const planks = plankStore(seed)
  if (ratio * across !== up) throw new Error('The picture would not be square')
  return {
    width: size,
    height: size,
    at(x, y) {
      const a = (x + y) / Math.SQRT2 / unit
      const b = (y - x) / Math.SQRT2 / unit
      const [i, j] = [Math.floor(a), Math.floor(b)]
      const step = wrap(i - j, 2 * ratio)
      const isLying = step < ratio
      const [startA, startB] = isLying ? [i - step, j] : [i, j - (2 * ratio - 1 - step)]
      const along = (isLying ? a - startA : b - startB) * unit
      const beside = (isLying ? b - startB : a - startA) - 0.5
      const edge = Math.min((0.5 - Math.abs(beside)) * unit, along, ratio * unit - along)
      return planks({ across: beside * unit, along, edge, plank: `${isLying} ${tilePlace(startA, startB)}` })
    },
  }

  /** The same plank has the same name on all sides of the picture. */
  function tilePlace(a: number, b: number): string {
    const x = wrap(Math.round((a - b) / 1), 2 * ratio * across)
    const y = wrap(Math.round(a + b), 2 * up)
    return `${x} ${y}`
  }
}

function plankStore(seed: number): (spot: Spot) => Sample {
  const boards = new Map<string, Board>()
  return ({ across, along, edge, plank }) => {
    const board = boards.get(plank) ?? makeBoard(boards.size)
    boards.set(plank, board)
    const wood = board(across, along)
    const gap = smoothstep(1.1, 0.2, edge)
    const bevel = smoothstep(3, 0.5, edge)
    return {
      colour: blend(wood.colour, hex('#4f3a26'), 0.75 * gap + 0.08 * bevel),
      height: wood.height - 0.25 * bevel - 0.7 * gap,
      roughness: wood.roughness + 0.03 + 0.3 * gap,
    }
  }

  function makeBoard(index: number): Board {
    const chance = (kind: number) => random(index, kind, seed + 77)
    const isHeart = chance(0) < 0.45
    const beside = isHeart ? (chance(1) - 0.5) * 60 : (chance(1) < 0.5 ? -1 : 1) * (220 + 140 * chance(2))
    const cut = { beside, above: 110 + 90 * chance(3), tone: (chance(4) - 0.5) * 0.12 }
    return sawBoard(floorOak, 3000, cut, seed + 5000 + index * 53)
  }
}
