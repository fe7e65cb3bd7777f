import type { Model } from './model.ts'

/**
 * Values known to be possible. A solution proves its own values and, by one flip, every value that a single
 * variable can be changed to while the rest stays: most values need no search of their own.
 */
export type Support = {
  /** Laid out like domains. */
  readonly proven: Int32Array
  /** Where the flips of each variable start from; a chosen variable may leave its choice. */
  readonly within: Int32Array
  /** Listed variables still of interest. */
  readonly wanted: Uint8Array
}

export function noSupport(model: Model, within: Int32Array): Support {
  return {
    proven: new Int32Array(model.layout.length),
    within,
    wanted: Uint8Array.from(model.layout.words, (words) => (words === 0 ? 0 : 1)),
  }
}

export function addSupport(model: Model, support: Support, solution: Int32Array): void {
  const { layout, propagators, watchers } = model
  const { proven, within, wanted } = support
  const cells = scratchFor(model)
  for (let variable = 0; variable < wanted.length; variable++) {
    if (wanted[variable] === 0) continue
    const at = layout.offset[variable] as number
    const words = layout.words[variable] as number
    let missing = 0
    for (let word = 0; word < words; word++) {
      const open = (within[at + word] as number) & ~(proven[at + word] as number)
      cells[word] = open
      missing |= open
    }
    const pairs = watchers[variable] as Int32Array
    for (let index = 0; missing !== 0 && index < pairs.length; index += 2) {
      propagators[pairs[index] as number]?.column(pairs[index + 1] as number, solution, cells, 0)
      missing = 0
      for (let word = 0; word < words; word++) missing |= cells[word] as number
    }
    if (missing === 0) continue
    for (let word = 0; word < words; word++) {
      proven[at + word] = (proven[at + word] as number) | (cells[word] as number)
    }
  }
}

const scratches = new WeakMap<Model, Int32Array>()

function scratchFor(model: Model): Int32Array {
  const known = scratches.get(model)
  if (known) return known
  const made = new Int32Array(Math.max(2, ...model.layout.words))
  scratches.set(model, made)
  return made
}
