import { type Choices, openPack, tryChoice } from '@arredo/catalogue'
import { samplePack } from '@arredo/testing'
import { expect, it } from 'vitest'
import { nearestChoices } from '../variants/nearest-choices.ts'
import { changesAlong } from './changes-along.ts'

const catalogue = openPack(samplePack)
const request = (choices: Choices) =>
  ({ article: 'B-DOOR', model: 'LINEO_STD', side: 'L', choices, header: {} }) as const

it('names what a repair gives up, and to what it goes', () => {
  const asked = request({ HANDLE: 'KNOB' })
  const tried = tryChoice(catalogue, asked, 'FRONT', 'OAK')
  if (tried.kind !== 'refused' || !tried.repair) throw new Error('It should be repairable')

  const changes = changesAlong(catalogue, asked, tried.repair.choices, 'FRONT')
  expect(changes.map(({ variant }) => variant)).toEqual(['HANDLE'])
  expect(changes[0]?.value).not.toBe('KNOB')
})

it('is silent about a choice that changes nothing else', () => {
  expect(changesAlong(catalogue, request({}), { FRONT: 'WHITE' }, 'FRONT')).toEqual([])
})

it('finds the nearest numbers that can be had as the article stands', () => {
  expect(nearestChoices(catalogue, request({ HANDLE: 'PUSH' }), 'W', 800)).toEqual([600])
  expect(nearestChoices(catalogue, request({ HANDLE: 'PUSH' }), 'FRONT', 800)).toEqual([])
})
