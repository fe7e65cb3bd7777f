import { openPack } from '@arredo/catalogue'
import { createFollow } from '@arredo/planning'
import { evaluateProject, newDocument, setRoom } from '@arredo/project'
import { expect, it } from 'vitest'
import { kitchenPack } from '../../../../tools/pricing/kitchen-pack.ts'
import { sampleRun } from './sample-run.ts'

const kit = { createFollow, evaluateProject, newDocument, setRoom }
const catalogue = openPack(await kitchenPack())

it('a look is shown on units with all that follows them, in the materials that were chosen', () => {
  const materialsIn = (choices: Readonly<Record<string, string>>) => {
    const parts = sampleRun(kit, catalogue, { model: 'LINEO_STD', choices })
    return new Set(parts.map(({ material }) => material))
  }
  const navy = materialsIn({ FRONT: 'NAVY', WORKTOP: 'MARBLE', SPLASH: 'TILE' })
  expect([...navy]).toEqual(expect.arrayContaining(['lacquer-navy', 'marble', 'tile-white']))
  expect([...materialsIn({ FRONT: 'OAK', WORKTOP: 'MARBLE' })]).not.toContain('lacquer-navy')
})

it('a catalogue without runs shows one of each kind beside each other', () => {
  const articles = catalogue.pack.articles.map(({ run: _, ...article }) => article)
  const plain = openPack({ ...catalogue.pack, articles, followers: [] })
  const parts = sampleRun(kit, plain, { model: 'LINEO_STD', choices: {} })
  expect(parts.length).toBeGreaterThan(10)
})
