import { samplePack } from '@arredo/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ArticleEvaluation, ArticleRequest } from './evaluation.ts'
import { openPack } from './open-pack.ts'
import type { Choices, Pack, Variant } from './pack.ts'

/** Rules that one change of a known solution does not decide, and lengths of every millimetre. */
const hard: Pack = {
  ...samplePack,
  variants: Object.fromEntries(
    Object.entries(samplePack.variants).map(([code, variant]) => [code, inMillimetres(variant)]),
  ),
  rules: [
    ...samplePack.rules,
    {
      code: 'R-SUM',
      why: { en: 'Width and depth together' },
      body: { kind: 'check', test: "W + D <= 1200 || FRONT == 'WHITE'" },
    },
    {
      code: 'R-SAGE',
      why: { en: 'Sage comes with knobs or with sage' },
      body: { kind: 'check', test: "FRONT != 'SAGE' || HANDLE == 'KNOB' || CARCASS == 'SAGE'" },
    },
    {
      code: 'R-HIGH',
      why: { en: 'High units are white or narrow' },
      body: { kind: 'check', test: "H <= 720 || CARCASS == 'WHITE' || W <= 450" },
    },
  ],
}

describe.each([
  ['the sample kitchen', samplePack],
  ['a kitchen with hard rules, to the millimetre', hard],
])('now and in full, %s', (_, pack) => {
  // One for each answer, as the page and its worker have.
  const [here, there] = [openPack(pack), openPack(pack)]

  it('never says yes or no against the full answer, and shows the same article', () => {
    let left = 0
    fc.assert(
      fc.property(drawnRequest(pack), fc.option(drawnCode(pack)), (request, open) => {
        const now = here.evaluateNow(request, open ?? undefined)
        const full = there.evaluate(request)
        if (!now || !full) throw new Error('no such article')
        if (now.isProvisional) left++
        else expect(now).toEqual(full)

        expect({ ...now, variants: [], isProvisional: true }).toEqual({
          ...full,
          variants: [],
          isProvisional: true,
        })
        now.variants.forEach((state, place) => {
          const known = full.variants[place]
          expect({ ...state, options: [], range: null }).toEqual({ ...known, options: [], range: null })
          state.options?.forEach(({ value, allowed }, at) => {
            const certain = known?.options?.[at]?.allowed
            if (allowed !== 'unknown') expect([value, allowed]).toEqual([value, certain])
          })
          if (state.code === open) expect(state).toEqual(known)
          if (!state.range || !known?.range) return
          expect(state.range.min).toBeLessThanOrEqual(known.range.min)
          expect(state.range.max).toBeGreaterThanOrEqual(known.range.max)
        })
      }),
      { numRuns: 400 },
    )
    // Otherwise the hard rules are too easy to show anything.
    if (pack === hard) expect(left).toBeGreaterThan(40)
  })

  it('says the same in steps as in one go', () => {
    fc.assert(
      fc.property(drawnRequest(pack), (request) => {
        expect(inSteps(here.evaluateInSteps(request))).toEqual(there.evaluate(request))
      }),
    )
  })

  it('takes over a full answer given elsewhere, and draws nothing again for it', () => {
    const page = openPack(pack)
    fc.assert(
      fc.property(drawnRequest(pack), (request) => {
        const now = page.evaluateNow(request)
        const full = there.evaluate(request)
        page.accept(request, full?.variants ?? [])

        const then = page.evaluateNow(request)
        expect(then).toEqual(full)
        expect(then?.parts).toBe(now?.parts)
        expect(then?.configuration).toBe(now?.configuration)
        expect(page.evaluateNow(request)).toBe(then)
        expect(page.evaluate(request)).toBe(then)
      }),
    )
  })
})

it('shows what is known of the variant a person has open to whoever asks next', () => {
  const request = {
    article: 'B-DOOR',
    model: 'LINEO_STD',
    side: 'L',
    choices: { FRONT: 'SAGE', CARCASS: 'SAGE', HANDLE: 'BAR' },
    header: {},
  } as const
  const front = (answer: ArticleEvaluation | null) => answer?.variants.find(({ code }) => code === 'FRONT')
  const full = front(openPack(hard).evaluate(request))
  expect(front(openPack(hard).evaluateNow(request))).not.toEqual(full)

  const catalogue = openPack(hard)
  const opened = catalogue.evaluateNow(request, 'FRONT')
  expect(opened?.isProvisional).toBe(true)
  expect(front(opened)).toEqual(full)
  expect(catalogue.evaluateNow(request)).toBe(opened)
})

it('leaves an answer about something else alone', () => {
  const catalogue = openPack(hard)
  const request = {
    article: 'B-DOOR',
    model: 'LINEO_STD',
    side: 'L',
    choices: { W: 600 },
    header: {},
  } as const
  const now = catalogue.evaluateNow(request)
  expect(now?.isProvisional).toBe(true)

  catalogue.accept(request, openPack(hard).evaluate({ ...request, choices: { W: 601 } })?.variants ?? [])
  catalogue.accept(request, [])
  catalogue.accept({ ...request, article: 'X' }, now?.variants ?? [])
  expect(catalogue.evaluateNow(request)).toBe(now)
})

function inMillimetres(variant: Variant): Variant {
  return variant.domain.kind === 'integer' ? { ...variant, domain: { ...variant.domain, step: 1 } } : variant
}

function drawnCode(pack: Pack) {
  return fc.constantFrom(...Object.keys(pack.variants), 'OTHER')
}

function drawnRequest(pack: Pack): fc.Arbitrary<ArticleRequest> {
  const values = Object.values(pack.variants).map(({ code, domain }) => {
    const value =
      domain.kind === 'options'
        ? fc.constantFrom(...domain.options.map((option) => option.code))
        : fc.integer({ min: domain.min, max: domain.max })
    return [code, value] as const
  })
  const choices = fc.record(Object.fromEntries(values), { requiredKeys: [] }) as fc.Arbitrary<Choices>
  return fc.record({
    article: fc.constant('B-DOOR'),
    model: fc.constantFrom('LINEO_STD', 'LINEO_PRO'),
    side: fc.constantFrom('L' as const, 'R' as const),
    choices,
    header: choices,
  })
}

function inSteps(steps: Generator<void, ArticleEvaluation | null>): ArticleEvaluation | null {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
