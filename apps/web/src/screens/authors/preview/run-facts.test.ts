import { describe, expect, it } from 'vitest'
import { kitchenPack } from '../../../../../../tools/pricing/kitchen-pack.ts'
import { runFacts } from './run-facts.ts'

const pack = await kitchenPack()

function factsOf(code: string) {
  const article = pack.articles.find((candidate) => candidate.code === code)
  if (!article) throw new Error(`No article ${code}`)
  const { joins, followedBy, follows, needs } = runFacts(pack, article, 'LINEO_STD')
  return { joins, followedBy: followedBy.map(({ en }) => en), follows, needs: needs.length }
}

describe('what an author is told of runs', () => {
  it('is what comes with a unit, what a board comes with, and what is still needed', () => {
    expect(factsOf('B-SINK')).toMatchObject({ joins: 'base', follows: [], needs: 2 })
    expect(factsOf('B-SINK').followedBy).toEqual(
      expect.arrayContaining(['Worktop', 'Plinth board', 'Filler']),
    )
    expect(factsOf('B-SINK').followedBy).not.toContain('End panel, tall unit')
    expect(factsOf('PLINTH')).toEqual({ joins: null, followedBy: [], follows: ['base', 'tall'], needs: 0 })
    expect(factsOf('A-OVEN')).toEqual({ joins: null, followedBy: [], follows: [], needs: 0 })
  })
})
