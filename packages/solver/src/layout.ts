import type { Value, Variable } from './definition.ts'

/**
 * Where each variable's domain lies in one flat array of 32-bit cells: first one size per variable, then the
 * words of each listed variable (a bit per value) or the two bounds of each ranged one. Inside, a value is its
 * position: its place in the list, or the number of steps above the range's minimum.
 */
export type Layout = {
  readonly variables: readonly Variable[]
  readonly indexOf: ReadonlyMap<string, number>
  /** How many positions each variable has. */
  readonly count: Int32Array
  readonly offset: Int32Array
  /** Words of a listed variable; 0 says that the variable is ranged. */
  readonly words: Int32Array
  readonly length: number
  readonly positionOf: readonly ((value: Value) => number)[]
  readonly valueAt: readonly ((position: number) => Value)[]
}

export function layOut(variables: readonly Variable[]): Layout {
  const number = variables.length
  const [count, offset, words] = [new Int32Array(number), new Int32Array(number), new Int32Array(number)]
  let length = number
  variables.forEach((variable, index) => {
    count[index] = countValues(variable)
    words[index] = 'values' in variable ? Math.max(1, Math.ceil(variable.values.length / 32)) : 0
    offset[index] = length
    length += words[index] || 2
  })
  return {
    variables,
    indexOf: new Map(variables.map(({ name }, index) => [name, index])),
    count,
    offset,
    words,
    length,
    positionOf: variables.map(positionReader),
    valueAt: variables.map(valueReader),
  }
}

export function variableIndex(layout: Layout, name: string): number {
  const index = layout.indexOf.get(name)
  if (index === undefined) throw new Error(`No variable ${name}`)
  return index
}

/** Every domain full. */
export function fullCells({ count, offset, words, length }: Layout): Int32Array {
  const cells = new Int32Array(length)
  count.forEach((size, index) => {
    const at = offset[index] as number
    cells[index] = size
    if (words[index] === 0) cells[at + 1] = size - 1
    else for (let position = 0; position < size; position++) addBit(cells, at, position)
  })
  return cells
}

export function addBit(cells: Int32Array, at: number, position: number): void {
  const word = at + (position >> 5)
  cells[word] = (cells[word] as number) | (1 << (position & 31))
}

export function hasBit(cells: Int32Array, at: number, position: number): boolean {
  return ((cells[at + (position >> 5)] as number) & (1 << (position & 31))) !== 0
}

export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word)
}

function countValues(variable: Variable): number {
  if ('values' in variable) return variable.values.length
  const { min, max, step = 1 } = variable.range
  if (![min, max, step].every(Number.isSafeInteger) || step < 1) {
    throw new Error(`The range of ${variable.name} is not made of whole numbers`)
  }
  return Math.max(0, Math.floor((max - min) / step) + 1)
}

/** -1 for what is no value of the variable. */
function positionReader(variable: Variable): (value: Value) => number {
  if ('values' in variable) {
    const positions = new Map<Value, number>()
    variable.values.forEach((value, position) => {
      if (!positions.has(value)) positions.set(value, position)
    })
    return (value) => positions.get(value) ?? -1
  }
  const { min, step = 1 } = variable.range
  const count = countValues(variable)
  return (value) => {
    const position = typeof value === 'number' ? (value - min) / step : -1
    return Number.isInteger(position) && position >= 0 && position < count ? position : -1
  }
}

function valueReader(variable: Variable): (position: number) => Value {
  if ('values' in variable) return (position) => variable.values[position] ?? ''
  const { min, step = 1 } = variable.range
  return (position) => min + step * position
}
