/** Longest side first. */
export type Sides = readonly [length: number, width: number, height: number]

/** What is packed as one: a board, a leaf with its handle, a whole article. */
export type Thing = {
  readonly sides: Sides
  /** Kilograms; null where nobody knows. */
  readonly weight: number | null
}

/** Kilograms: what two people carry, 25 each. */
export const mostWeight = 50

/** Millimetres of padding and cardboard on every side. */
export const padding = 20

/** As few stacks as two people can carry; what alone is heavier is alone. */
export function stackThings<Each extends Thing>(things: readonly Each[]): readonly (readonly Each[])[] {
  const stacks: { weight: number; things: Each[] }[] = []
  for (const thing of things.toSorted(heaviestFirst)) {
    const weight = thing.weight ?? 0
    const stack = stacks.find((each) => each.weight + weight <= mostWeight)
    if (stack) {
      stack.weight += weight
      stack.things.push(thing)
    } else {
      stacks.push({ weight, things: [thing] })
    }
  }
  return stacks.map((stack) => stack.things)
}

function heaviestFirst(one: Thing, two: Thing): number {
  return (two.weight ?? 0) - (one.weight ?? 0)
}

/** The box around things that lie flat in layers: beside each other as far as the widest reaches, padded. */
export function boxAround(things: readonly Thing[]): Sides {
  const length = Math.max(...things.map(({ sides }) => sides[0]))
  const width = Math.max(...things.map(({ sides }) => sides[1]))
  const layers: { width: number; height: number }[] = []
  for (const { sides } of things.toSorted((one, two) => two.sides[1] - one.sides[1])) {
    const layer = layers.find((each) => each.width + sides[1] <= width)
    if (layer) {
      layer.width += sides[1]
      layer.height = Math.max(layer.height, sides[2])
    } else {
      layers.push({ width: sides[1], height: sides[2] })
    }
  }
  const height = layers.reduce((sum, layer) => sum + layer.height, 0)
  return inOrder([length, width, height].map((side) => Math.ceil(side) + 2 * padding))
}

export function inOrder(sides: readonly number[]): Sides {
  const [length = 0, width = 0, height = 0] = sides.toSorted((one, two) => two - one)
  return [length, width, height]
}
