import { expect, it } from 'vitest'
import { articleView } from './article-view.ts'

const degrees = (width: number, depth: number, height: number) => {
  const { azimuth, elevation } = articleView({ width, depth, height })
  return [Math.round((azimuth * 180) / Math.PI), Math.round((elevation * 180) / Math.PI)]
}

it('units are seen from the right of their front, flat things from above', () => {
  expect(degrees(600, 580, 820)).toEqual([-63, 16])
  expect(degrees(450, 600, 2100)).toEqual([-63, 16])
  expect(degrees(2400, 620, 40)).toEqual([-63, 36])
})

it('a board on edge shows its lit face, a corner unit its corner', () => {
  expect(degrees(19, 580, 820)).toEqual([-143, 16])
  expect(degrees(900, 900, 820)).toEqual([-45, 24])
})
