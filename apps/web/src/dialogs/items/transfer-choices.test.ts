import { type Choices, openPack } from '@arredo/catalogue'
import { samplePack } from '@arredo/testing'
import { expect, it } from 'vitest'
import { transferChoices } from './transfer-choices.ts'

const catalogue = openPack(samplePack)

it('[D-55 part] a set of options is taken over as far as the rules allow, whatever stood in its way before', () => {
  // Wooden fronts are not milled for knobs: the new handle makes way for the front that comes before it.
  expect(transferred({ HANDLE: 'KNOB' }, { FRONT: 'OAK', HANDLE: 'BAR' })).toEqual({
    choices: { FRONT: 'OAK', HANDLE: 'BAR' },
    refused: [],
  })
  expect(transferred({ HANDLE: 'KNOB' }, { FRONT: 'OAK' })).toEqual({
    choices: { HANDLE: 'KNOB' },
    refused: ['FRONT'],
  })
})

it('what an article does not have, it refuses', () => {
  expect(transferred({}, { NOSUCH: 'X' })).toEqual({ choices: {}, refused: ['NOSUCH'] })
})

function transferred(choices: Choices, picked: Choices) {
  const request = { article: 'B-DOOR', model: 'LINEO_STD', side: 'L', choices, header: {} } as const
  return transferChoices(catalogue, request, picked)
}
