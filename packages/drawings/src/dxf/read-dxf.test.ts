import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { largestDxf, readDxf } from './read-dxf.ts'

/** A file of sections, each a list of group codes and values. */
function dxf(entities: readonly (string | number)[], before: readonly (string | number)[] = []): string {
  return [...before, 0, 'SECTION', 2, 'ENTITIES', ...entities, 0, 'ENDSEC', 0, 'EOF'].join('\r\n')
}

const units = (code: number) => [0, 'SECTION', 2, 'HEADER', 9, '$INSUNITS', 70, code, 0, 'ENDSEC']
const line = (x1: number, y1: number, x2: number, y2: number) =>
  [0, 'LINE', 8, '0', 10, x1, 20, y1, 11, x2, 21, y2] as const

function read(text: string) {
  const result = readDxf(text)
  if (!result.ok) throw new Error(result.message)
  return result.value
}

describe('a DXF file', () => {
  it('is read in its own unit, from its left lower corner', () => {
    expect(read(dxf(line(1, 1, 6, 5), units(6)))).toEqual({
      width: 5000,
      height: 4000,
      lines: [[0, 0, 5000, 4000]],
    })
    expect(read(dxf(line(0, 0, 10, 0), units(1))).width).toBe(254)
    expect(read(dxf(line(0, 0, 10, 0))).width).toBe(10)
  })

  it('draws polylines old and new, closed and bulged, arcs and circles', () => {
    const light = [0, 'LWPOLYLINE', 90, 3, 70, 1, 10, 0, 20, 0, 10, 100, 20, 0, 10, 100, 20, 50]
    expect(read(dxf(light)).lines).toEqual([[0, 0, 100, 0, 100, 50, 0, 0]])
    const vertex = (x: number, y: number) => [0, 'VERTEX', 10, x, 20, y]
    const old = [0, 'POLYLINE', 66, 1, ...vertex(0, 0), ...vertex(30, 0), ...vertex(30, 40), 0, 'SEQEND']
    expect(read(dxf(old)).lines).toEqual([[0, 0, 30, 0, 30, 40]])

    const circle = read(dxf([0, 'CIRCLE', 10, 500, 20, 500, 40, 250]))
    expect([circle.width, circle.height]).toEqual([500, 500])
    const quarter = read(dxf([0, 'ARC', 10, 0, 20, 0, 40, 1000, 50, 0, 51, 90]))
    expect([quarter.width, quarter.height]).toEqual([1000, 1000])
    const half = read(dxf([0, 'LWPOLYLINE', 90, 2, 10, 0, 20, 0, 42, 1, 10, 200, 20, 0]))
    expect(half.height).toBeGreaterThan(99)
    expect(half.height).toBeLessThanOrEqual(100)
  })

  it('puts blocks where they are inserted: moved, scaled, turned, in rows, in other blocks, mirrored', () => {
    const block = (name: string, entities: readonly (string | number)[]) =>
      [0, 'BLOCK', 2, name, 10, 10, 20, 0, ...entities, 0, 'ENDBLK'] as const
    const blocks = [
      ...[0, 'SECTION', 2, 'BLOCKS'],
      ...block('door', line(10, 0, 110, 0)),
      ...block('pair', [0, 'INSERT', 2, 'door', 10, 10, 20, 0, 50, 90]),
      ...[0, 'ENDSEC'],
    ]
    const at = (...more: readonly (string | number)[]) =>
      read(dxf([...line(0, 0, 1000, 1000), 0, 'INSERT', ...more], blocks)).lines[1]
    expect(at(2, 'door', 10, 500, 20, 300)).toEqual([500, 300, 600, 300])
    expect(at(2, 'door', 10, 500, 20, 300, 41, 2, 42, 2, 50, 90)).toEqual([500, 300, 500, 500])
    expect(at(2, 'pair', 10, 500, 20, 300)).toEqual([500, 300, 500, 400])
    expect(at(2, 'door', 10, -500, 20, 300, 230, -1)).toEqual([500, 300, 400, 300])
    const grid = [0, 'INSERT', 2, 'door', 10, 0, 20, 0, 70, 3, 71, 2, 44, 200, 45, 50]
    expect(read(dxf(grid, blocks)).lines).toHaveLength(6)
  })

  it('leaves out what is hidden, on paper, or no line', () => {
    const table = [0, 'SECTION', 2, 'TABLES', 0, 'LAYER', 2, 'off', 62, -7, 70, 0, 0, 'ENDSEC']
    const hidden = [0, 'LINE', 8, 'off', 10, 0, 20, 0, 11, 9999, 21, 0]
    const paper = [0, 'LINE', 67, 1, 10, 0, 20, 0, 11, 9999, 21, 0]
    const text = [0, 'TEXT', 10, 99999, 20, 0, 1, 'Kitchen']
    expect(read(dxf([...hidden, ...paper, ...text, ...line(0, 0, 10, 10)], table)).width).toBe(10)
  })

  it('a line that is broken does not spoil the others', () => {
    const broken = [0, 'LWPOLYLINE', 90, 2, 10, 'a', 20, 0, 10, '1e99', 20, 0]
    expect(read(dxf([...broken, ...line(0, 0, 10, 10)])).lines).toEqual([[0, 0, 10, 10]])
  })

  it('says what is wrong with one that cannot be traced', () => {
    const said = (text: string) => {
      const result = readDxf(text)
      return result.ok ? null : result.message
    }
    expect(said('')).toBe('There are no lines in this drawing')
    expect(said('AutoCAD Binary DXF\r\n\x1a\x00')).toMatch('not in binary')
    expect(said('0'.repeat(largestDxf + 1))).toBe('A drawing has at most 10 MB')
    expect(said(dxf(line(0, 0, 20_000, 0), units(6)))).toBe('This drawing is larger than ten kilometres')
    const many = Array.from({ length: 100_001 }, (_, index) => line(0, 0, index, 1)).flat()
    expect(said(dxf(many))).toMatch('too many lines')
  })

  it('is bounded however often blocks name each other', () => {
    const holding = (name: string, other: string) =>
      [
        0,
        'BLOCK',
        2,
        name,
        ...line(0, 0, 1, 1),
        ...Array(10).fill([0, 'INSERT', 2, other, 70, 1000]).flat(),
        0,
        'ENDBLK',
      ] as const
    const blocks = [0, 'SECTION', 2, 'BLOCKS', ...holding('a', 'b'), ...holding('b', 'a'), 0, 'ENDSEC']
    const began = performance.now()
    expect(readDxf(dxf([0, 'INSERT', 2, 'a'], blocks)).ok).toBe(false)
    expect(performance.now() - began).toBeLessThan(10_000)
  })

  it('counts what leaves nothing to draw: empty blocks in rows and columns, lines beyond all measure', () => {
    const empty = [0, 'SECTION', 2, 'BLOCKS', 0, 'BLOCK', 2, 'none', 0, 'ENDBLK', 0, 'ENDSEC']
    const grids = Array(5).fill([0, 'INSERT', 2, 'none', 70, 1000, 71, 1000]).flat()
    expect(readDxf(dxf([...line(0, 0, 1000, 1000), ...grids], empty)).ok).toBe(false)
    const far = [
      0,
      'SECTION',
      2,
      'BLOCKS',
      0,
      'BLOCK',
      2,
      'far',
      ...line(1e13, 0, 1e13, 1),
      0,
      'ENDBLK',
      0,
      'ENDSEC',
    ]
    const often = [0, 'INSERT', 2, 'far', 70, 1000, 71, 1000]
    expect(readDxf(dxf([...line(0, 0, 1000, 1000), ...often], far)).ok).toBe(false)
  })

  it('never throws on hostile text, and what it reads is finite', () => {
    const word = fc.constantFrom(
      ...['SECTION', 'ENDSEC', 'HEADER', 'BLOCKS', 'ENTITIES', 'TABLES', 'LAYER', 'BLOCK', 'ENDBLK', 'LINE'],
      ...[
        'LWPOLYLINE',
        'POLYLINE',
        'VERTEX',
        'SEQEND',
        'ARC',
        'CIRCLE',
        'INSERT',
        'a',
        '__proto__',
        '$INSUNITS',
      ],
    )
    const number = fc.oneof(
      fc.integer({ min: -1000, max: 1000 }).map(String),
      fc.constantFrom('NaN', '1e308', '-1e308', 'Infinity', '0', '', '1e-320', '0x10', '🙂', '-1'),
    )
    const pair = fc.oneof(
      fc.tuple(fc.constantFrom('0', '2', '9', '8'), word),
      fc.tuple(
        fc.constantFrom(
          '10',
          '20',
          '11',
          '21',
          '40',
          '41',
          '42',
          '44',
          '45',
          '50',
          '51',
          '62',
          '70',
          '71',
          '230',
        ),
        number,
      ),
      fc.tuple(fc.string(), fc.string()),
    )
    const begun = ['0', 'SECTION', '2', 'ENTITIES']
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 120 }), fc.boolean(), (pairs, isBegun) => {
        const result = readDxf([...(isBegun ? begun : []), ...pairs.flat()].join('\n'))
        if (!result.ok) return
        const { width, height, lines } = result.value
        expect([width, height, ...lines.flat()].every((value) => value >= -0.1 && value <= 1e7)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
