/** Numbers that decide what is broken where; the same numbers break the same things. */
export type Dice = readonly number[]

type Fields = Record<string, unknown>

const strange: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e21, 1e308, -1e308, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53],
  ...['', ' ', '12', 'null', 'x'.repeat(3000), '2026-02-31', '0000-99-99', '__proto__', 'constructor'],
  ...[[], {}, [[]], [null], [1, 2, 3], { id: 1 }, { toString: 1 }, { length: 1e9 }],
]
const names = ['', '__proto__', 'constructor', 'toString', 'extra', 'x'.repeat(300), '0', 'header']
const versions: readonly unknown[] = [0, 1, 2, 3, 4, 99, -1, 1.5, '3', null, {}, Number.NaN]

/** A stored project as it never should be: something of it is broken, in one to four places. */
export function brokenFile(samples: readonly unknown[], dice: Dice): unknown {
  let thrown = 0
  const below = (count: number) => (dice[thrown++ % dice.length] ?? 0) % Math.max(1, count)
  const pick = <Value>(values: readonly Value[]) => values[below(values.length)] as Value

  let file: unknown = JSON.parse(JSON.stringify(pick(samples)))
  for (let times = 1 + below(4); times > 0; times--) file = brokenOnce(file)
  return file

  function brokenOnce(whole: unknown): unknown {
    switch (below(12)) {
      case 0:
        return isObject(whole) ? { ...whole, version: pick(versions) } : whole
      case 1: {
        const text = JSON.stringify(whole) ?? ''
        return below(4) === 0 ? text.slice(0, below(text.length)) : whole
      }
      case 2:
        return atDepth(whole, 1, () => pick(strange))
      case 3:
        return atDepth(whole, 2 + below(2), () => undefined)
      case 4:
        return atDepth(whole, 1 + below(3), nested)
      case 5:
        return atDepth(whole, 1 + below(3), renamed)
      case 6:
      case 7:
        return atDepth(whole, 2 + below(4), (value) =>
          typeof value === 'string' ? someId(whole) : pick(strange),
        )
      case 8:
        return below(20) === 0 ? atDepth(whole, 1, manyTimes) : whole
      default:
        return atDepth(whole, 2 + below(5), () => pick(strange))
    }
  }

  /** Walks down by chance and changes what is there; an undefined takes it away. */
  function atDepth(value: unknown, depth: number, change: (value: unknown) => unknown): unknown {
    if (depth === 0 || !isObject(value) || Object.keys(value).length === 0) return change(value)
    const key = pick(Object.keys(value))
    const changed = atDepth(value[key], depth - 1, change)
    const copy = (Array.isArray(value) ? [...value] : { ...value }) as Fields
    if (changed === undefined) delete copy[key]
    else copy[key] = changed
    return copy
  }

  function nested(): unknown {
    let value: unknown = 1
    for (let depth = pick([3, 30, 3000]); depth > 0; depth--) value = depth % 2 === 0 ? [value] : { a: value }
    return value
  }

  /** As JSON.parse does it: __proto__ as a key of its own. */
  function renamed(value: unknown): unknown {
    if (!isObject(value) || Array.isArray(value)) return value
    const key = pick(Object.keys(value))
    const { [key]: moved, ...others } = value
    return Object.fromEntries([...Object.entries(others), [pick(names), moved]])
  }

  function someId(whole: unknown): unknown {
    const maps = isObject(whole) ? Object.values(whole).filter(isObject) : []
    return pick(Object.keys(pick(maps) ?? {})) ?? 'nothing'
  }

  function manyTimes(value: unknown): unknown {
    if (!isObject(value)) return value
    const one = Object.values(value)[0]
    return Object.fromEntries(
      Array.from({ length: 2100 }, (_, index) => [
        `n${index}`,
        isObject(one) ? { ...one, id: `n${index}` } : one,
      ]),
    )
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
