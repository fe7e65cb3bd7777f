import { presetIds, shellOf } from '@arredo/geometry'
import { createDesk, newDocument, setRoom, setSlope } from '@arredo/project'
import { expect, it } from 'vitest'
import { slopeHeights, slopeLayers } from './draw-slope.ts'

const labels = {
  text: (key: string, values: Readonly<Record<string, string>> = {}) =>
    key.replace('{{height}}', values.height ?? ''),
  formatLength: String,
  formatArea: String,
}

/** 5 by 4 metres, 2700 high; the walls n, e, s and w. */
function sloped(slopes: readonly { readonly wall: string; readonly knee: number; readonly run: number }[]) {
  const document = newDocument({ name: 'Attic', alternative: 'a', priceDate: '2026-11-15' })
  const evaluate = () => ({ alternative: 'a', articles: {}, findings: [], prices: {} })
  const desk = createDesk({ document, evaluate })
  let count = 0
  const ids = { ...presetIds('rt1', () => `c${++count}`), walls: ['n', 'e', 's', 'w'], room: 'r' }
  desk.run(setRoom, { type: 'rt1', lengths: [5000, 4000], ids })
  for (const slope of slopes) desk.run(setSlope, { room: 'r', side: 'right', ...slope })
  const shell = shellOf(desk.current().document)
  const shapes = [
    ...slopeLayers(shell, 100).flatMap((layer) => layer.shapes),
    ...shell.rooms.flatMap((room) => slopeHeights(room, [], [], 100, labels).shapes),
  ]
  return {
    lines: shapes.flatMap((shape) =>
      shape.kind === 'line' ? [[...shape.from, ...shape.to].map(Math.round)] : [],
    ),
    texts: shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])),
  }
}

it('a slope is drawn where one can stand and where it ends, across the room, with its heights', () => {
  const { lines, texts } = sloped([{ wall: 'n', knee: 1000, run: 1700 }])
  expect(lines.map(([, from, , to]) => [from, to])).toEqual([
    [3000, 3000],
    [2300, 2300],
  ])
  expect(lines.map((line) => Math.abs((line[0] ?? 0) - (line[2] ?? 0)))).toEqual([5000, 5000])
  expect(texts).toEqual(['Ceiling 2000', 'Ceiling 2700', 'Ceiling 1000'])
})

it('lines of two slopes end where they meet', () => {
  const { lines } = sloped([
    { wall: 'n', knee: 1000, run: 1700 },
    { wall: 'w', knee: 1000, run: 1700 },
  ])
  const lengths = lines.map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) => Math.hypot(x1 - x0, y1 - y0))
  expect(lengths).toEqual([4000, 3300, 3000, 2300])
})

it('a level ceiling draws nothing', () => {
  expect(sloped([])).toEqual({ lines: [], texts: [] })
})
