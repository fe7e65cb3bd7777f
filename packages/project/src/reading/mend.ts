import { type Check, type Fields, isFields, poison, type Shape } from './check.ts'

/** Something that a document said and could not be read: where, why, and what became of it. */
export type Mending = {
  /** As messages name places: rows.r1.quantity. */
  readonly at: string
  readonly problem: string
  /** `dropped`: it is gone. `mended`: something else stands in its place. */
  readonly kind: 'dropped' | 'mended'
}

/** What may stand in the place of a needed field that cannot be read, by its name; the first that passes. */
export type Spares = Readonly<Record<string, readonly unknown[]>>

export type Mender = { readonly spares: Spares; readonly tell: (mending: Mending) => void }

/**
 * The value as far as the check lets it through, or undefined where nothing is left of it. What passes stays the same
 * object; what is left out or replaced is told.
 */
export function mend(check: Check, value: unknown, at: string, mender: Mender): unknown {
  const problem = check(value, at)
  if (problem === null) return value
  const { shape } = check
  // What was tried in vain is nobody's to hear.
  const told: Mending[] = []
  const trying = { ...mender, tell: (mending: Mending) => void told.push(mending) }
  const mended = shape ? mendBy(shape, value, at, trying) : undefined
  if (mended === undefined || check(mended, at) !== null) return undefined
  told.forEach(mender.tell)
  return mended
}

function mendBy(shape: Shape, value: unknown, at: string, mender: Mender): unknown {
  switch (shape.kind) {
    case 'text':
      return typeof value === 'string'
        ? replaced(value.slice(0, shape.longest), 'it was too long')
        : undefined
    case 'number':
      return typeof value === 'string' && value.trim() !== ''
        ? replaced(Number(value), 'it was written as a text')
        : undefined
    case 'orNull': {
      const kept = mend(shape.of, value, at, mender)
      return kept === undefined ? replaced(null, shape.of(value, at) ?? '') : kept
    }
    case 'byWord': {
      const word = isFields(value) ? value[shape.field] : undefined
      const known =
        typeof word === 'string' && Object.hasOwn(shape.shapes, word) ? shape.shapes[word] : undefined
      return known && mend(known, value, at, mender)
    }
    case 'list':
      return Array.isArray(value) ? mendList(shape, value, at, mender) : undefined
    case 'object':
      return isFields(value) ? mendObject(shape, value, at, mender) : undefined
    default:
      return isFields(value) ? mendMap(shape, value, at, mender) : undefined
  }

  function replaced(by: unknown, problem: string): unknown {
    mender.tell({ at, problem, kind: 'mended' })
    return by
  }
}

type ShapeOf<Kind> = Extract<Shape, { readonly kind: Kind }>

function mendList(
  { of, most }: ShapeOf<'list'>,
  value: readonly unknown[],
  at: string,
  mender: Mender,
): unknown {
  const kept = value.slice(0, most).flatMap((entry, index) => {
    const place = `${at}[${index}]`
    const mended = mend(of, entry, place, mender)
    if (mended === undefined) drop(mender, place, of(entry, place))
    return mended === undefined ? [] : [mended]
  })
  if (value.length > most) drop(mender, at, `it has ${value.length} entries; at most ${most} are allowed`)
  return kept
}

function mendMap(
  { kind, of, most, longestKey }: Extract<Shape, { readonly longestKey: number }>,
  value: Fields,
  at: string,
  mender: Mender,
): unknown {
  const kept: [string, unknown][] = []
  for (const [key, entry] of Object.entries(value)) {
    const place = `${at}.${key.slice(0, 64)}`
    if (kept.length === most) {
      drop(mender, at, `it has too many entries; at most ${most} are allowed`)
      break
    }
    const isNamed = key !== '' && key.length <= longestKey && !poison.has(key)
    const isRenamed = kind === 'records' && isFields(entry) && entry.id !== key
    const mended = isNamed ? mend(of, isRenamed ? { ...entry, id: key } : entry, place, mender) : undefined
    if (mended === undefined) drop(mender, place, isNamed ? of(entry, place) : 'it has a forbidden name')
    else {
      if (isRenamed) mender.tell({ at: place, problem: 'it carried another id than its key', kind: 'mended' })
      kept.push([key, mended])
    }
  }
  return Object.fromEntries(kept)
}

function mendObject(
  { needed, possible }: ShapeOf<'object'>,
  value: Fields,
  at: string,
  mender: Mender,
): unknown {
  const fields: [string, unknown][] = []
  const own = (key: string) => (Object.hasOwn(value, key) ? value[key] : undefined)
  for (const [key, check] of Object.entries(needed)) {
    const place = `${at}.${key}`
    const kept = mend(check, own(key), place, mender)
    const spare = kept === undefined ? mender.spares[key]?.find((one) => check(one, place) === null) : kept
    if (spare === undefined) return undefined
    if (kept === undefined) mender.tell({ at: place, problem: check(own(key), place) ?? '', kind: 'mended' })
    fields.push([key, spare])
  }
  for (const [key, check] of Object.entries(possible)) {
    const [place, found] = [`${at}.${key}`, own(key)]
    const kept = found === undefined ? undefined : mend(check, found, place, mender)
    if (kept !== undefined) fields.push([key, kept])
    else if (found !== undefined) drop(mender, place, check(found, place))
  }
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(needed, key) && !Object.hasOwn(possible, key))
      drop(mender, `${at}.${key.slice(0, 64)}`, 'nothing of that name is known')
  }
  return Object.fromEntries(fields)
}

function drop({ tell }: Pick<Mender, 'tell'>, at: string, problem: string | null): void {
  tell({ at, problem: problem ?? '', kind: 'dropped' })
}
