import type { Part } from '@arredo/geometry'
import { isPlaced, type Preview, rowsInOrder } from '@arredo/project'

/** The wall that most stands before, as parts in its frame: x from its left, y out of it, z up. */
export function wallFront({ document, evaluation }: Preview): readonly Part[] {
  const walls = new Map<string, Part[]>()
  for (const row of rowsInOrder(document, evaluation.alternative)) {
    const evaluated = evaluation.articles[row.id]
    if (!isPlaced(row) || !row.flags.drawn || !evaluated || row.placement?.seat.on !== 'wall') continue
    const { at, seat, rotation } = row.placement
    if (rotation !== 0) continue
    const key = `${seat.wall} ${seat.side}`
    const parts = walls.get(key) ?? []
    walls.set(key, parts)
    for (const part of evaluated.parts) {
      const [x, y, z] = part.at
      parts.push({ ...part, at: [at[0] + x, at[1] + y, at[2] + z] })
    }
  }
  const [fullest = []] = [...walls.values()].toSorted((one, two) => two.length - one.length)
  return fullest
}
