import { openPack } from '@arredo/catalogue'
import { looksOf } from '@arredo/flows'
import { expect, it } from 'vitest'
import { kitchenPack } from '../../../../../tools/pricing/kitchen-pack.ts'
import { keptPicks, lookOptions } from './look-options.ts'

const catalogue = openPack(await kitchenPack())
const looks = looksOf(catalogue.pack)

function askingFor(code: string, picked: Readonly<Record<string, string>> = {}) {
  const model = looks.models.find((each) => each.code === code)
  if (!model) throw new Error(`No model ${code}`)
  return { catalogue, looks, model, picked }
}

function refused(asking: ReturnType<typeof askingFor>, code: string): Readonly<Record<string, string>> {
  const variant = looks.variants.find((each) => each.code === code)
  if (!variant) throw new Error(`No variant ${code}`)
  const struck = lookOptions(asking, variant).filter(({ whyNot }) => whyNot !== null)
  return Object.fromEntries(struck.map(({ code, whyNot }) => [code, whyNot?.[0]?.en ?? '']))
}

it('an option that does not go with the model or the rest of the look says why', () => {
  expect(refused(askingFor('LINEO_STD'), 'FRONT')).toEqual({})
  const veneer = 'Veneer cannot be milled for a grip profile, and gloss fronts take no knob'
  expect(refused(askingFor('LINEO_PRO'), 'FRONT')).toMatchObject({ OAK: veneer, WALNUT: veneer, ASH: veneer })
  expect(Object.keys(refused(askingFor('LINEO_STD', { FRONT: 'OAK' }), 'CARCASS'))).toEqual(['GREY'])
})

it('there may always be none of what is not made without it', () => {
  expect(refused(askingFor('LINEO_STD'), 'SPLASH')).toEqual({})
  expect(keptPicks(askingFor('LINEO_STD', { SPLASH: 'NONE' }))).toEqual({ SPLASH: 'NONE' })
})

it('what was picked goes along with another model as far as it is made so', () => {
  const picked = { FRONT: 'OAK', WORKTOP: 'MARBLE' }
  expect(keptPicks(askingFor('LINEO_STD', picked))).toEqual(picked)
  expect(keptPicks(askingFor('LINEO_PRO', picked))).toEqual({ WORKTOP: 'MARBLE' })
})
