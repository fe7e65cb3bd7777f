import { folded } from './fold.ts'

/** Own, enumerable, plain data: nothing that was inherited or would run code when it is read. */
export type Fields = readonly (readonly [key: string, value: unknown])[]

export function ownFields(value: object): Fields {
  return Object.entries(Object.getOwnPropertyDescriptors(value)).flatMap(([key, property]) =>
    property.enumerable && 'value' in property ? [[key, property.value] as const] : [],
  )
}

/** H-04: any case; of keys that differ by case only the first counts. */
export function fieldOf(fields: Fields, name: string): unknown {
  const wanted = folded(name)
  return fields.find(([key]) => folded(key) === wanted)?.[1]
}

/** The same for a value that may be anything. */
export function keyOf(value: unknown, name: string): unknown {
  return isRecord(value) ? fieldOf(ownFields(value), name) : undefined
}

export function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const forbidden: readonly string[] = ['__proto__', 'constructor', 'prototype']
/** Far above what a host sends; a message beyond is an attack or a mistake. */
const deepest = 64
const mostValues = 200_000

/** No key that could reach a prototype at any depth, no circle, no flood. */
export function isHarmless(value: unknown): boolean {
  let seen = 0
  const open = new Set<object>()

  function check(current: unknown): boolean {
    if (++seen > mostValues) return false
    if (typeof current !== 'object' || current === null || ArrayBuffer.isView(current)) return true
    if (open.size >= deepest || open.has(current)) return false

    open.add(current)
    const holds = ownFields(current).every(([key, inner]) => !forbidden.includes(key) && check(inner))
    open.delete(current)
    return holds
  }
  return check(value)
}
