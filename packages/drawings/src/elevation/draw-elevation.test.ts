import {
  type BoxPart,
  type Opening,
  type Part,
  type Point3,
  roomPresets,
  type WallSide,
} from '@arredo/geometry'
import { addOpening, createDesk, type Evaluation, newDocument, placeArticle, setRoom } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import type { Drawing } from '../drawing.ts'
import { toSvg } from '../to-svg.ts'
import { drawElevation } from './draw-elevation.ts'

const labels = {
  formatLength: (length: number) => String(Math.round(length)),
  formatArea: String,
  text: (key: string, values: Readonly<Record<string, string>> = {}) =>
    key.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? ''),
}
const size = { width: 600, depth: 580, height: 820 }

function elevation(parts: readonly Part[], wall = 'n', side: WallSide = 'right'): Drawing | null {
  const evaluate = (): Evaluation => ({
    alternative: 'a1',
    articles: {
      r1: { article: 'B', name: { en: 'B' }, configuration: {}, variants: [], size, parts, conflicts: [] },
    },
    findings: [],
    prices: {},
  })
  const document = newDocument({ name: 'K', alternative: 'a1', priceDate: '2026-11-15' })
  const desk = createDesk({ document, evaluate })
  const ids = { corners: ['1', '2', '3', '4'], walls: ['n', 'e', 's', 'w'], room: 'm' }
  desk.run(setRoom, { type: 'rt1', lengths: roomPresets.rt1.defaultLengths, ids })
  const opening: Opening = {
    id: 'f',
    wall: 'n',
    kind: 'window',
    offset: 3000,
    width: 900,
    height: 1200,
    sill: 900,
    ...{ hand: 'left', swing: 'in', depth: null, side: 'right' },
  }
  desk.run(addOpening, { opening })
  const seat = { on: 'wall', wall: 'n', side: 'right' } as const
  const placement = { at: [1000, 0, 0], rotation: 0, seat } as const
  const article = { catalogue: 'c', model: 'M', article: 'B', side: 'L', choices: {} } as const
  desk.run(placeArticle, { row: 'r1', ...article, placement })
  const current = desk.current()
  return drawElevation(current.document, current.evaluation, { wall, side }, labels)
}

describe('the elevation of a wall', () => {
  it('shows fronts over what is behind them, and by two lines on which edge a leaf hangs', () => {
    const door: Part = {
      ...box('door', [2, 560, 100], [596, 20, 700]),
      ...{ opens: 'door', motion: { kind: 'hinge', edge: 'left', degrees: 105 } },
    }
    const drawing = elevation([door, box('back', [0, 0, 100], [600, 8, 720])]) ?? []
    const fronts = drawing.filter(({ style }) => style === 'front')
    expect(fronts.map((shape) => shape.kind === 'polygon' && shape.points[0])).toEqual([
      [1000, 100],
      [1002, 100],
    ])
    expect(drawing.find(({ style, of }) => style === 'openingMark' && of?.kind === 'row')).toMatchObject({
      of: { kind: 'row', id: 'r1' },
      points: [
        [1598, 800],
        [1002, 450],
        [1598, 100],
      ],
    })
  })

  it('marks flaps at their edge and drawers not at all', () => {
    const front = box('front', [0, 560, 100], [600, 20, 300])
    const marks = (motion: Part['motion']) => {
      const leaf = { ...front, opens: 'leaf', ...(motion && { motion }) }
      return elevation([leaf])?.filter(({ style, of }) => style === 'openingMark' && of?.kind === 'row')
    }
    expect(marks({ kind: 'slide', axis: 'y', travel: 400 })).toEqual([])
    expect(marks({ kind: 'flap', edge: 'top', degrees: 90 })).toMatchObject([
      {
        points: [
          [1000, 100],
          [1300, 400],
          [1600, 100],
        ],
      },
    ])
  })

  it('draws round what is round: panels, knobs seen from the front, legs from the side', () => {
    const round: Part = {
      ...box('top', [0, 0, 0], [600, 20, 300]),
      shape: 'panel',
      across: 'y',
      radius: 50,
    } as Part
    const lathe = (along: 'y' | 'z', extent: Point3): Part => ({
      ...{ code: 'l', shape: 'lathe', material: 'm', at: [0, 0, 0], size: extent, along },
      profile: [
        [10, 0],
        [20, 400],
      ],
    })
    const corners = (part: Part) => {
      const shape = elevation([part])?.find(({ style }) => style === 'front')
      return shape?.kind === 'polygon' ? shape.points : []
    }
    expect(corners(round).length).toBeGreaterThan(20)
    expect(corners(lathe('y', [40, 400, 40])).length).toBeGreaterThan(20)
    expect(corners(lathe('z', [40, 40, 400]))).toEqual([
      [1030, 0],
      [1040, 400],
      [1000, 400],
      [1010, 0],
    ])
  })

  it('measures widths along the floor and heights beside the wall, and shows its openings', () => {
    const drawing = elevation([box('body', [0, 0, 0], [600, 560, 820])]) ?? []
    const written = drawing.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
    expect(written).toEqual([
      ...['Sill 900', '1'],
      ...['1000', '600', '3400', '3000', '900', '1100', '5000'],
      ...['820', '1880', '2700'],
      'Wall A',
    ])
    const window = drawing.find(({ style }) => style === 'window')
    expect(window?.kind === 'polygon' && window.points[2]).toEqual([3900, 2100])
    expect(toSvg(drawing)).not.toMatch(/NaN|undefined/)
    expect(elevation([], 'nowhere')).toBeNull()
  })

  it('shows a wall from behind mirrored: longer by its corners, with its window but not what stands inside', () => {
    const drawing = elevation([box('body', [0, 0, 0], [600, 560, 820])], 'n', 'left') ?? []
    const written = drawing.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
    expect(written).toEqual(['Sill 900', '1200', '900', '3100', '5200', '2700'])
    const window = drawing.find(({ style }) => style === 'window')
    expect(window?.kind === 'polygon' && window.points[0]).toEqual([5000 - 3900, 900])
    expect(drawing.some(({ style }) => style === 'front')).toBe(false)
  })
})

function box(code: string, at: Point3, extent: Point3): BoxPart {
  return { code, shape: 'box', at, size: extent, material: 'm' }
}
