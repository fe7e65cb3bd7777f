import { expect, it } from 'vitest'
import type { Layer } from './drawing.ts'
import { sheetLayers, withoutLayers } from './sheet-layers.ts'

const of = (id: string) => ({ kind: 'row', id }) as const
const dot = { kind: 'text', at: [0, 0], text: '1', size: 10, turn: 0 } as const
const line = { kind: 'line', from: [0, 0], to: [1, 1] } as const
const layers: readonly Layer[] = [
  {
    key: 'row a',
    of: of('a'),
    shapes: [
      { ...line, style: 'item' },
      { ...line, style: 'itemSwing' },
    ],
  },
  { key: 'row b', of: of('b'), shapes: [{ ...line, style: 'hanging', of: of('b') }] },
  {
    key: 'fixture f',
    of: { kind: 'fixture', id: 'f' },
    shapes: [{ ...line, style: 'hanging', of: { kind: 'fixture', id: 'f' } }],
  },
  { key: 'hanging n', shapes: [{ ...line, style: 'dimension' }] },
  {
    key: 'label a',
    shapes: [
      { ...dot, style: 'itemNumber', of: of('a') },
      { ...dot, style: 'itemName', of: of('a') },
    ],
  },
  { key: 'label b', shapes: [{ ...dot, style: 'itemNumber', of: of('b') }] },
]
const left = (...hidden: Parameters<typeof withoutLayers>[1]) =>
  withoutLayers(layers, hidden).map(({ key, shapes }) => `${key}: ${shapes.map(({ style }) => style)}`)

it('takes off what is hidden and nothing else; untouched layers stay the same objects', () => {
  expect(withoutLayers(layers, [])).toBe(layers)
  expect(left('symbols')[0]).toBe('row a: item')
  expect(withoutLayers(layers, ['symbols'])[1]).toBe(layers[1])
  expect(withoutLayers(layers, ['symbols'])[0]?.shapes).toBe(withoutLayers(layers, ['symbols'])[0]?.shapes)
  expect(left('names')).toContain('label a: itemNumber')
  expect(left('fixtures').some((key) => key.startsWith('fixture'))).toBe(false)
  expect(left(...sheetLayers)).toEqual(['row a: item'])
})

it('takes wall units off with their numbers and their chain, and leaves a beam', () => {
  expect(left('wallUnits')).toEqual([
    'row a: item,itemSwing',
    'fixture f: hanging',
    'label a: itemNumber,itemName',
  ])
})
