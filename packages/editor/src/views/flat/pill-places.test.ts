import { boxAround, isFree, type Layer, textBox } from '@arredo/drawings'
import { expect, it } from 'vitest'
import { pillPlaces } from './pill-places.ts'

const name = {
  kind: 'text',
  style: 'roomName',
  at: [2000, 0],
  text: 'Kitchen, 20 m²',
  size: 150,
  turn: 0,
} as const
const layers: readonly Layer[] = [{ key: 'names', shapes: [name] }]
const line = { from: [0, 0], to: [4000, 0], width: 500, height: 200, stays: false } as const

it('moves a number along its line until it covers no name and no other number', () => {
  const places = pillPlaces([line, { ...line, from: [0, 100], to: [4000, 100] }], layers)
  const taken = [textBox(name.at, name.text, name.size, name.turn)]
  for (const place of places) {
    const box = boxAround(place, line.width, line.height, 0)
    expect(isFree(box, taken)).toBe(true)
    taken.push(box)
  }
})

it('stays in the middle where nothing is covered, where somebody types, and where there is no room at all', () => {
  expect(pillPlaces([line], [])).toEqual([[2000, 0]])
  expect(pillPlaces([{ ...line, stays: true }], layers)).toEqual([[2000, 0]])
  expect(pillPlaces([{ ...line, from: [1990, 0], to: [2010, 0] }], layers)).toEqual([[2000, 0]])
})
