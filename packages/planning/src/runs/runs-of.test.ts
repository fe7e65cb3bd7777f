import { placementOnWall, shellOf } from '@arredo/geometry'
import { drawWall, newDocument } from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyKitchen,
  evaluated,
  furnished,
  inCorner,
  onFace,
  type Placed,
} from '../testing/kitchen-for-tests.ts'
import type { Run } from './run.ts'
import { runsOf } from './runs-of.ts'

const kitchen = emptyKitchen()

describe('runs', () => {
  it('are chains of what touches, base and tall together, wall units by themselves', () => {
    const runs = runsIn([
      ['BASE', onFace(kitchen, 'north', 900)],
      ['TALL', onFace(kitchen, 'north', 1500)],
      ['BASE', onFace(kitchen, 'north', 300)],
      ['WALL', onFace(kitchen, 'north', 300, 1420)],
      ['BASE', onFace(kitchen, 'north', 2150)],
      ['TABLE', onFace(kitchen, 'south', 500)],
    ])
    expect(runs.map(spelt)).toEqual([
      'floor r002 r000 r001, wall 300 | item 50',
      'wall r003, wall 300 | item 600',
      'floor r004, item 50 | wall 2250',
    ])
  })

  it('end at a wall, however narrow the gap that is bridged', () => {
    const house = [
      [0, 0, 3000, 0],
      [3000, 0, 6000, 0],
      [0, 3000, 3000, 3000],
      [3000, 3000, 6000, 3000],
      [0, 0, 0, 3000],
      [3000, 0, 3000, 3000],
      [6000, 0, 6000, 3000],
    ].reduce((last, [x1 = 0, y1 = 0, x2 = 0, y2 = 0], index) => {
      const corner = (x: number, y: number) => ({ corner: `${x} ${y}`, at: [x, y] as const })
      const rooms = [`room-${index}-a`, `room-${index}-b`]
      const wall = { wall: `wall-${index}`, from: corner(x1, y1), to: corner(x2, y2), rooms }
      const drawn = drawWall.run(last, { ...wall, line: 'centre' }, 'main')
      if (!drawn.ok) throw new Error(drawn.message)
      return drawn.value
    }, emptyHouse())
    const [west, east] = shellOf(house)
      .seats.filter(({ from, to }) => from[1] === to[1] && from[0] < to[0] && from[1] > 1000)
      .toSorted((one, two) => one.from[0] - two.from[0])
    if (!west || !east) throw new Error('There are two rooms')
    const document = furnished(house, [
      ['BASE', placementOnWall(west, west.end - west.start - 650, 0)],
      ['BASE', placementOnWall(east, 50, 0)],
    ])
    expect(runsOf(document, evaluated(document), 600).map(spelt)).toHaveLength(2)
  })

  it('go on round a corner unit in all four corners', () => {
    const corners = [
      ['north', 'west'],
      ['east', 'north'],
      ['south', 'east'],
      ['west', 'south'],
    ] as const
    for (const [wall, before] of corners) {
      const last = before === 'west' || before === 'east' ? 4000 : 5000
      const runs = runsIn([
        ['CORNER', inCorner(kitchen, wall)],
        ['BASE', onFace(kitchen, wall, 900)],
        ['BASE', onFace(kitchen, before, last - 1500)],
      ])
      expect(runs.map(({ lines }) => lines.map(idsOf))).toEqual([
        [
          ['r002', 'r000'],
          ['r000', 'r001'],
        ],
      ])
    }
  })

  it('go on where one line ends behind the fronts of the other', () => {
    const runs = runsIn([
      ['BLIND', onFace(kitchen, 'north', 4000)],
      ['BASE', onFace(kitchen, 'east', 631)],
      ['BLIND', onFace(kitchen, 'south', 0)],
      ['BASE', onFace(kitchen, 'south', 1000)],
    ])
    expect(runs.map(({ lines }) => lines.map(idsOf))).toEqual([[['r000'], ['r001']], [['r002', 'r003']]])
  })

  it('end at doors', () => {
    const opening = {
      ...{
        id: 'door',
        wall: onWall('north'),
        side: 'right',
        offset: 2000,
        width: 900,
        height: 2100,
        sill: 0,
      },
      ...{ kind: 'door', hand: 'left', swing: 'in', depth: null },
    } as const
    const document = {
      ...furnished(kitchen, [['BASE', onFace(kitchen, 'north', 900)]]),
      openings: { door: opening },
    }
    expect(runsOf(document as never, evaluated(document as never)).map(spelt)).toEqual([
      'floor r000, wall 900 | opening 500',
    ])
  })

  it('leave nothing of a wall unaccounted for: widths, gaps and ends add up to the free width', () => {
    const placing = fc.array(
      fc.record({
        gap: fc.oneof(fc.constant(0), fc.integer({ min: 2, max: 700 })),
        width: fc.integer({ min: 150, max: 1200 }),
        what: fc.constantFrom('BASE', 'TALL'),
      }),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(placing, fc.integer(), (wanted, seed) => {
        let at = 0
        const placed: Placed[] = []
        for (const { gap, width, what } of wanted) {
          if (at + gap + width > 5000) break
          placed.push([`${what}:${width}`, onFace(kitchen, 'north', at + gap)])
          at += gap + width
        }
        const runs = runsIn(shuffled(placed, seed))
        const whole = runs.reduce((sum, { lines }) => sum + (lines[0]?.frame.length ?? 0), 0)
        const gaps = runs.map(({ left }) => (left.meets === 'nothing' ? Number.NaN : left.distance))
        const last = runs.at(-1)?.right
        const end = last && last.meets !== 'nothing' ? last.distance : 5000
        expect(whole + gaps.reduce((sum, gap) => sum + gap, 0) + end).toBeCloseTo(5000, 6)
      }),
      { numRuns: 1000 },
    )
  })
})

function runsIn(placed: readonly Placed[]): readonly Run[] {
  const document = furnished(kitchen, placed)
  return runsOf(document, evaluated(document))
}

function idsOf({ items }: Run['lines'][number]): readonly string[] {
  return items.map(({ standing }) => standing.id)
}

function spelt({ kind, lines, left, right }: Run): string {
  const end = (each: Run['left']) =>
    each.meets === 'nothing' ? 'nothing' : `${each.meets} ${Math.round(each.distance)}`
  return `${kind} ${lines.map((line) => idsOf(line).join(' ')).join(' / ')}, ${end(left)} | ${end(right)}`
}

function onWall(wall: 'north'): string {
  const { seat } = onFace(kitchen, wall, 0)
  return seat.on === 'wall' ? seat.wall : ''
}

function shuffled<Kind>(list: readonly Kind[], seed: number): readonly Kind[] {
  return list.toSorted((one, two) => hash(JSON.stringify(one), seed) - hash(JSON.stringify(two), seed))
}

function hash(text: string, seed: number): number {
  let sum = seed | 0
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 16_777_619)
  return sum
}

function emptyHouse() {
  return newDocument({ name: 'House', alternative: 'main', priceDate: '2026-11-15', packs: {} })
}
