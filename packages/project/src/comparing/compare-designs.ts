import type { Header, ProjectDocument, RowId } from '../document.ts'
import { isFollower } from '../is-follower.ts'
import { isSameRecord } from '../is-same-record.ts'
import type { DesignDifference, SideChange, SidePick } from './design-difference.ts'
import { type RowAndTrade, rowAspects, rowOfBoth } from './row-aspects.ts'
import { wallsDiffer, wallsGoTogether } from './walls-of-both.ts'

type Sides = readonly [base: ProjectDocument, mine: ProjectDocument, theirs: ProjectDocument]

/** Records that are decided about one by one, besides rows. */
export const comparedMaps = {
  alternatives: 'alternative',
  rooms: 'room',
  openings: 'opening',
  fixtures: 'fixture',
  notes: 'note',
  underlays: 'underlay',
  views: 'view',
} as const satisfies Partial<Record<keyof ProjectDocument, DesignDifference['of']>>

/** What the server says of a project is never mine to decide. */
export const theServersFields: readonly (keyof Header)[] = ['status', 'shop', 'priceList', 'priceDate']

/**
 * What became of a design on two sides since both began with the same. Two designs without a common beginning
 * are compared with one of them as the base: then everything that differs is theirs, and nothing is contested.
 */
export function compareDesigns(...sides: Sides): readonly DesignDifference[] {
  const [base, mine, theirs] = sides
  return [
    ...headerDifferences(sides),
    ...recordDifferences(sides, 'alternatives'),
    ...rowDifferences(sides),
    ...wallDifferences(base, mine, theirs),
    ...(['rooms', 'openings', 'fixtures', 'notes', 'underlays', 'views'] as const).flatMap((map) =>
      recordDifferences(sides, map),
    ),
  ]
}

/** A row of one side with what only the trade knows of it. */
export function rowAndTrade({ rows, trade }: ProjectDocument, id: RowId): RowAndTrade | null {
  const row = rows[id]
  return row ? { row, trade: trade[id] } : null
}

function headerDifferences([base, mine, theirs]: Sides): readonly DesignDifference[] {
  const fields = Object.keys({ ...base.header, ...mine.header, ...theirs.header }) as (keyof Header)[]
  return fields.flatMap((field) => {
    const [was, own, other] = [base.header[field], mine.header[field], theirs.header[field]]
    const found = difference(
      'header',
      field,
      changeOf(was, own),
      changeOf(was, other),
      isSameRecord(own, other),
    )
    const isTheirs = theServersFields.includes(field)
    return found.map((each) => (isTheirs && each.theirs ? { ...each, pick: 'theirs' as const } : each))
  })
}

function recordDifferences(
  [base, mine, theirs]: Sides,
  map: keyof typeof comparedMaps,
): readonly DesignDifference[] {
  return idsIn(base[map], mine[map], theirs[map]).flatMap((id) => {
    const [was, own, other] = [base[map][id], mine[map][id], theirs[map][id]]
    return difference(
      comparedMaps[map],
      id,
      changeOf(was, own),
      changeOf(was, other),
      isSameRecord(own, other),
    )
  })
}

function rowDifferences([base, mine, theirs]: Sides): readonly DesignDifference[] {
  return idsIn(base.rows, mine.rows, theirs.rows).flatMap((id) => {
    const [was, own, other] = [rowAndTrade(base, id), rowAndTrade(mine, id), rowAndTrade(theirs, id)]
    const found = difference('row', id, rowChange(was, own), rowChange(was, other), isSameRecord(own, other))
    const row = (own ?? other ?? was)?.row
    const follows = row !== undefined && isFollower(row)
    const together = was && own && other ? rowOfBoth(was, own, other) : null
    return found.map((each) => ({
      ...each,
      follows,
      alternative: row?.alternative ?? null,
      // What is made by rule is made anew: whichever is taken, the rule decides.
      pick: each.pick ?? (together ? 'both' : follows ? 'theirs' : null),
    }))
  })
}

function wallDifferences(...[base, mine, theirs]: Sides): readonly DesignDifference[] {
  const changed = { kind: 'changed', what: [] } as const
  const [own, other] = [wallsDiffer(base, mine), wallsDiffer(base, theirs)]
  const found = difference(
    'walls',
    '',
    own ? changed : null,
    other ? changed : null,
    !wallsDiffer(mine, theirs),
  )
  const isFree = own && other && wallsGoTogether(base, mine, theirs)
  return found.map((each) => (each.pick === null && isFree ? { ...each, pick: 'both' as const } : each))
}

function difference(
  of: DesignDifference['of'],
  id: string,
  mine: SideChange | null,
  theirs: SideChange | null,
  isSame: boolean,
): readonly DesignDifference[] {
  if (!mine && !theirs) return []
  const pick: SidePick | null = !theirs ? 'mine' : !mine || isSame ? 'theirs' : null
  return [{ key: `${of} ${id}`.trim(), of, id, alternative: null, mine, theirs, pick, follows: false }]
}

function changeOf(before: unknown, after: unknown): SideChange | null {
  if (isSameRecord(before, after)) return null
  return { kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed', what: [] }
}

function rowChange(before: RowAndTrade | null, after: RowAndTrade | null): SideChange | null {
  if (!before || !after) return changeOf(before ?? undefined, after ?? undefined)
  const what = rowAspects(before, after)
  return what.length === 0 ? null : { kind: 'changed', what }
}

function idsIn(...maps: readonly Readonly<Record<string, unknown>>[]): readonly string[] {
  return [...new Set(maps.flatMap((map) => Object.keys(map)))]
}
