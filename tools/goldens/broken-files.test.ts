import { evaluateProject, healDocument, type ProjectDocument, readDocument } from '@arredo/project'
import { brokenFile } from '@arredo/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goldenNames, readGoldenDocument } from './golden-files.ts'
import { type GoldenShop, openGoldenShop } from './golden-shop.ts'

const shop = await openGoldenShop()
const old = goldenNames().map(readGoldenDocument)
const samples = [...old, ...old.map(read)]

function read(document: unknown): ProjectDocument {
  const answer = readDocument(document)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

type Fate = 'whole' | 'healed' | 'refused'

/** As the planner opens it: read, or healed, or refused in words. */
function fateOf(file: unknown, { catalogues, discounts }: GoldenShop): Fate {
  const whole = readDocument(file)
  if (!whole.ok) expect(whole.message).toMatch(/^\S.{10,}/)
  const healed = whole.ok ? null : healDocument(file, { today: '2026-11-15' })
  if (healed && !healed.ok) {
    expect(healed.message).toMatch(/^\S.{10,}/)
    return 'refused'
  }
  if (healed) expect(healed.value.mendings.length).toBeGreaterThan(0)
  const document = whole.ok ? whole.value : (healed?.value.document as ProjectDocument)
  expect(readDocument(document).ok).toBe(true)
  evaluateProject(document, { catalogues, discounts, faces: ['customer'], answer: 'now' })
  return whole.ok ? 'whole' : 'healed'
}

describe('broken project files', () => {
  it('10,000 of them: none throws, each opens whole, is healed and says what was left out, or is refused in words', {
    timeout: 300_000,
  }, () => {
    const fates: Record<Fate, number> = { whole: 0, healed: 0, refused: 0 }
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 40, maxLength: 40 }), (dice) => {
        fates[fateOf(brokenFile(samples, dice), shop)]++
      }),
      { numRuns: 10_000, seed: 14, endOnFailure: true },
    )
    // Or nothing was proven: most of what breaks can be mended.
    expect(fates.healed).toBeGreaterThan(4000)
    expect(fates.refused).toBeGreaterThan(200)
  })
})
