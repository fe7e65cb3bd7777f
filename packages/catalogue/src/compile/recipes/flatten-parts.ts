import { opensOf } from '../../recipe/opens.ts'
import type { Path } from '../finding.ts'
import { isRecord } from '../shape.ts'

type Fields = Readonly<Record<string, unknown>>
/** A part of the pack with the place its author wrote it at. */
export type PlacedPart = { readonly part: unknown; readonly path: Path }
type Around = {
  readonly prefix: string
  readonly at: readonly unknown[]
  readonly if?: unknown
  readonly opens?: unknown
  readonly bought?: unknown
  readonly hardware?: unknown
  readonly repeat?: unknown
}

const alone: Around = { prefix: '', at: [0, 0, 0] }

/** Groups of parts become the parts themselves, with the group's place, condition and movement. */
export function flattenParts(
  parts: readonly unknown[],
  path: Path,
  report: (path: Path, message: string) => void,
  around: Around = alone,
): readonly PlacedPart[] {
  return parts.flatMap((part, index): readonly PlacedPart[] => {
    const here = [...path, index]
    if (!isRecord(part)) return [{ part, path: here }]
    if (around.repeat !== undefined && part.repeat !== undefined) {
      report([...here, 'repeat'], 'A group that repeats cannot hold something that repeats too. Write it out')
    }
    if (part.shape === undefined && Array.isArray(part.parts)) {
      return flattenParts(part.parts, [...here, 'parts'], report, within(around, part))
    }
    return [{ part: toPart(part, around), path: here }]
  })
}

function within(around: Around, group: Fields): Around {
  const { code, at = [0, 0, 0], if: condition, opens, repeat } = group
  const { bought = around.bought, hardware = around.hardware } = group
  const inner = both(around.if, condition)
  return {
    prefix: `${around.prefix}${String(code)}-`,
    at: add(around.at, at),
    ...(inner !== undefined && { if: inner }),
    ...((opens ?? around.opens) !== undefined && { opens: opens ?? around.opens }),
    ...(bought !== undefined && { bought }),
    ...(hardware !== undefined && { hardware }),
    ...((repeat ?? around.repeat) !== undefined && { repeat: repeat ?? around.repeat }),
  }
}

function toPart(part: Fields, around: Around): Fields {
  const { opens = around.opens, repeat = around.repeat } = part
  const { bought = around.bought, hardware = around.hardware } = part
  const condition = both(around.if, part.if)
  return {
    ...part,
    ...(around.prefix !== '' && { code: `${around.prefix}${String(part.code)}` }),
    at: add(around.at, part.at),
    ...(condition !== undefined && { if: condition }),
    ...(opens !== undefined && { opens: toOpens(opens) }),
    ...(bought !== undefined && { bought }),
    ...(hardware !== undefined && { hardware }),
    ...(repeat !== undefined && { repeat }),
    ...(part.shape === 'cushion' && { softness: part.softness ?? 40, crown: part.crown ?? 15 }),
  }
}

function toOpens(opens: unknown): unknown {
  if (typeof opens === 'string') return opensOf(opens)
  if (!isRecord(opens)) return opens
  return opens.kind === 'slide' ? { axis: 'y', ...opens } : { degrees: 95, ...opens }
}

function both(one: unknown, two: unknown): unknown {
  if (one === undefined) return two
  return two === undefined ? one : `(${String(one)}) && (${String(two)})`
}

/** Anything that is no point is left for the check to name. */
function add(base: readonly unknown[], at: unknown): readonly unknown[] {
  if (!Array.isArray(at) || at.length !== base.length) return at as readonly unknown[]
  return at.map((value: unknown, axis) => {
    const from = base[axis]
    if (from === 0) return value
    if (value === 0) return from
    return typeof from === 'number' && typeof value === 'number' ? from + value : `(${from}) + (${value})`
  })
}
