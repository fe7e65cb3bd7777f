import { footprint, isInside, shellOf, standingsCollide } from '@arredo/geometry'
import { evaluateProject, type StandingRow, standingRows } from '@arredo/project'
import { expect, test } from 'vitest'
import { furnishedRooms } from './furnished-rooms.ts'

const { rooms, catalogues } = await furnishedRooms()
const lists = ['EUR2026', 'USD2026']
/** Corners may lie on the wall itself. */
const onTheEdge = 1

test('there are two furnished rooms, each with a picture and a view to take it from', () => {
  expect(rooms.map(({ source }) => source.code)).toEqual(['FAMILY', 'ISLAND'])
  for (const { source } of rooms) {
    expect(source.picture, source.code).toMatch(/^\/textures\/[0-9a-f]{64}\.webp$/)
    expect(source.views).toHaveLength(1)
    expect(Object.keys(source.name)).toEqual(['en', 'it', 'de'])
  }
})

test.for(rooms.map((room) => [room.source.code, room] as const))(
  '%s: no author placed what follows by rule, and all of it is there',
  ([code, { source, document }]) => {
    const followers = Object.values(document.rows).flatMap((row) =>
      row.kind === 'article' && row.auto ? [row.article] : [],
    )
    const written = new Set(source.items.map(({ article }) => article))
    expect(followers.filter((article) => written.has(article))).toEqual([])
    const own = code === 'FAMILY' ? ['END-BASE', 'END-WALL', 'PELMET'] : ['WT-ISLAND']
    expect([...new Set(followers)].toSorted()).toEqual(
      ['END-TALL', 'FILLER', 'PLINTH', 'SPLASHBACK', 'WT', ...own].toSorted(),
    )
    const cuts = Object.values(document.rows).flatMap((row) =>
      row.kind === 'article' ? (row.worked?.cuts ?? []) : [],
    )
    expect(cuts).toHaveLength(2)
  },
)

test.for(rooms.map((room) => [room.source.code, room] as const))(
  '%s: nothing is found against it, every list sells all of it, and all of it stands free in the room',
  ([, { document }]) => {
    for (const priceList of lists) {
      const priced = {
        ...document,
        header: { ...document.header, priceList, priceDate: '2026-11-15' },
      }
      const { findings, prices } = evaluateProject(priced, {
        catalogues,
        faces: ['customer'],
        discounts: new Map(),
      })
      expect(findings, priceList).toEqual([])
      expect(prices.customer?.unpriced, priceList).toEqual([])
      expect(Object.keys(prices.customer?.rows ?? {}), priceList).toHaveLength(
        Object.keys(document.rows).length,
      )
    }

    const evaluation = evaluateProject(document, { catalogues, faces: [], discounts: new Map() })
    const standing = standingRows(document, evaluation)
    expect(standing).toHaveLength(Object.keys(document.rows).length)
    const [room] = shellOf(document).rooms
    const outline = inflated(room?.outline ?? [])
    for (const [index, item] of standing.entries()) {
      const name = item.row.kind === 'article' ? `${item.id} ${item.row.article}` : item.id
      const others = standing
        .slice(index + 1)
        .filter((other) => !isUnder(item) && !isUnder(other) && standingsCollide(item, other))
      expect(
        others.map(({ id }) => id),
        `${name} stands in`,
      ).toEqual([])
      for (const corner of footprint(item)) expect(isInside(corner, outline), `${name} is inside`).toBe(true)
      expect(item.place.at[2] + item.size.height, `${name} is below the ceiling`).toBeLessThanOrEqual(
        room?.height ?? 0,
      )
    }
  },
)

/** A plinth lies in the room that its units take. */
function isUnder({ row }: StandingRow): boolean {
  return row.kind === 'article' && row.auto?.kind === 'plinth'
}

/** A rectangle a little larger all around. */
function inflated(corners: readonly (readonly [number, number])[]) {
  const [middleX, middleY] = [0, 1].map(
    (axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length,
  ) as [number, number]
  return corners.map(
    ([x, y]) => [x + Math.sign(x - middleX) * onTheEdge, y + Math.sign(y - middleY) * onTheEdge] as const,
  )
}
