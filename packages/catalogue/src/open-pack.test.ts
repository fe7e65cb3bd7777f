import { samplePack } from '@arredo/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import type { ArticleEvaluation, ArticleRequest } from './evaluation.ts'
import { openPack } from './open-pack.ts'
import type { Choices, Pack } from './pack.ts'

const catalogue = openPack(samplePack)
const standard: ArticleRequest = { article: 'B-DOOR', model: 'LINEO_STD', side: 'L', choices: {}, header: {} }

function evaluate(request: Partial<ArticleRequest> = {}, opened = catalogue): ArticleEvaluation {
  const answer = opened.evaluate({ ...standard, ...request })
  if (!answer) throw new Error('no such article')
  return answer
}

function allowed(answer: ArticleEvaluation, code: string) {
  return answer.variants
    .find((variant) => variant.code === code)
    ?.options?.filter((option) => option.allowed === 'yes')
    .map(({ value }) => value)
}

function state(answer: ArticleEvaluation, code: string) {
  return answer.variants.find((variant) => variant.code === code)
}

describe('an opened pack', () => {
  it('completes an article from opening and defaults, the base model first', () => {
    const answer = evaluate()
    expect(answer.configuration).toEqual({
      FRONT: 'SAGE',
      CARCASS: 'WHITE',
      HANDLE: 'BAR',
      W: 600,
      H: 720,
      D: 560,
    })
    expect(answer.size).toEqual({ width: 600, depth: 581, height: 820 })
    expect(answer.conflicts).toEqual([])
    expect(answer.variants.map(({ code }) => code)).toEqual(['FRONT', 'CARCASS', 'HANDLE', 'W', 'H', 'D'])
  })

  it('answers null for an unknown article, an unknown model and a model the article is not sold in', () => {
    expect(catalogue.evaluate({ ...standard, article: 'X' })).toBeNull()
    expect(catalogue.evaluate({ ...standard, model: 'X' })).toBeNull()
    expect(catalogue.evaluate({ ...standard, model: 'LINEO' })).toBeNull()
  })

  it('lets an own choice win over the header, and the header over defaults', () => {
    const header = { FRONT: 'WHITE', CARCASS: 'OAK', OTHER: 'X' }
    const answer = evaluate({ choices: { FRONT: 'OAK' }, header })
    expect(answer.configuration).toMatchObject({ FRONT: 'OAK', CARCASS: 'OAK' })
    expect(answer.variants.slice(0, 3).map(({ source }) => source)).toEqual(['choice', 'header', 'default'])
  })

  it('lets defaults and header yield to a choice that excludes them', () => {
    const answer = evaluate({ choices: { FRONT: 'OAK' }, header: { CARCASS: 'SAGE' } })
    expect(answer.configuration.CARCASS).toBe('WHITE')
    expect(state(answer, 'CARCASS')?.source).toBe('default')
    expect(answer.conflicts).toEqual([])
  })

  it('shows what is still possible under the own choices', () => {
    const answer = evaluate({ choices: { CARCASS: 'SAGE', W: 700 } })
    expect(allowed(answer, 'FRONT')).toEqual(['WHITE', 'SAGE'])
    expect(allowed(answer, 'HANDLE')).toEqual(['BAR', 'KNOB'])
    expect(allowed(answer, 'CARCASS')).toEqual(['WHITE', 'OAK', 'SAGE'])
    expect(state(evaluate({ choices: { HANDLE: 'PUSH' } }), 'W')?.range).toEqual({
      min: 300,
      max: 600,
      step: 50,
    })
  })

  it('holds what a model forces and limits, and names the model as the reason', () => {
    const answer = evaluate({ model: 'LINEO_PRO', choices: { HANDLE: 'BAR', W: 600 } })
    expect(answer.configuration).toMatchObject({ HANDLE: 'PUSH', W: 500, H: 780 })
    expect(state(answer, 'HANDLE')?.source).toBe('forced')
    expect(state(answer, 'W')?.range).toEqual({ min: 300, max: 500, step: 50 })
    expect(answer.conflicts.map(({ rule }) => rule)).toEqual(['forced:HANDLE', 'limit:W'])
    expect(answer.conflicts[0]?.why.en).toBe('The model Lineo Pro comes with this only')
  })

  it('still answers when choices exclude each other, with the authors’ reasons', () => {
    const answer = evaluate({ choices: { FRONT: 'OAK', HANDLE: 'KNOB', W: 455 } })
    expect(answer.configuration).toMatchObject({ FRONT: 'OAK', HANDLE: 'BAR', W: 450 })
    expect(answer.conflicts.map(({ rule }) => rule)).toEqual(['R-WOOD', 'unknown:W'])
    expect(answer.parts.length).toBeGreaterThan(5)
  })

  it('says why a value is not possible, and what to give up for it', () => {
    const request = { ...standard, choices: { CARCASS: 'SAGE', HANDLE: 'KNOB', W: 450, FOREIGN: 'X' } }
    const answer = catalogue.whyNot(request, 'FRONT', 'OAK')
    expect(answer.because).toHaveLength(1)
    expect(answer.reasons).toHaveLength(1)
    expect(catalogue.repair(request, 'FRONT', 'OAK')).toEqual({
      choices: { W: 450, FRONT: 'OAK', FOREIGN: 'X' },
      dropped: ['CARCASS', 'HANDLE'],
    })
    expect(catalogue.whyNot(request, 'FRONT', 'SAGE')).toEqual({ because: [], reasons: [] })
    expect(catalogue.repair({ ...request, model: 'LINEO_PRO' }, 'HANDLE', 'BAR')).toBeNull()
    expect(catalogue.repair(request, 'FRONT', 'GONE')).toBeNull()
  })

  it('builds doors by width and side, and no handle where the option has no material', () => {
    const codes = (request: Partial<ArticleRequest>) => evaluate(request).parts.map(({ code }) => code)
    expect(codes({ side: 'L' })).toContain('door-left')
    expect(codes({ side: 'L' })).not.toContain('door-right')
    expect(codes({ side: 'R' })).toContain('door-right')
    expect(codes({ choices: { W: 800 } })).toEqual(expect.arrayContaining(['door-left', 'door-right']))
    expect(codes({ choices: { HANDLE: 'PUSH' } })).not.toContain('handle')
  })

  it('is a pure function of its pack and remembers its answers', () => {
    const request = { choices: { W: 700, FRONT: 'OAK' }, header: { CARCASS: 'OAK' } }
    const turned = { choices: { FRONT: 'OAK', W: 700 }, header: { OTHER: 'X', CARCASS: 'OAK' } }
    expect(evaluate(turned)).toBe(evaluate(request))
    expect(evaluate(request, openPack(samplePack))).toEqual(evaluate(request))
  })

  it('means the same whatever the order of keys, as its hash does not see it', () => {
    const sorted = JSON.parse(canonicalJson(samplePack)) as Pack
    const turned = turn(samplePack) as Pack
    expect(canonicalJson(turned)).toBe(canonicalJson(samplePack))
    const request = { model: 'LINEO_PRO', choices: { HANDLE: 'BAR', W: 600 } }
    expect(evaluate(request, openPack(sorted))).toEqual(evaluate(request))
    expect(evaluate(request, openPack(turned))).toEqual(evaluate(request))
  })

  it('answers even for a pack that contradicts itself', () => {
    const never = { code: 'R-NEVER', why: { en: 'Never' }, body: { kind: 'check', test: 'W < 0' } } as const
    const broken: Pack = { ...samplePack, rules: [...samplePack.rules, never] }
    const answer = evaluate({ choices: { W: 450 } }, openPack(broken))
    expect(answer.configuration.W).toBe(450)
    expect(answer.conflicts.map(({ rule }) => rule)).toEqual(['R-NEVER'])
  })

  it('keeps every part inside the item but for what stands out at the front, whatever is chosen', () => {
    const values = (code: string) => {
      const domain = samplePack.variants[code]?.domain
      if (domain?.kind === 'options') return fc.constantFrom(...domain.options.map((option) => option.code))
      return fc.integer({ min: 300, max: 900 })
    }
    const choices = fc.record(
      Object.fromEntries(['FRONT', 'CARCASS', 'HANDLE', 'W', 'H', 'D'].map((code) => [code, values(code)])),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(choices, fc.constantFrom('L' as const, 'R' as const), (drawn, side) => {
        const { parts, size, configuration, variants } = evaluate({ choices: drawn as Choices, side })
        for (const variant of variants) {
          expect(
            variant.options?.find(({ value }) => value === configuration[variant.code])?.allowed ?? 'yes',
          ).toBe('yes')
        }
        for (const part of parts) {
          expect(Object.keys(samplePack.materials)).toContain(part.material)
          if (part.shape !== 'box') continue
          expect(part.at[0]).toBeGreaterThanOrEqual(0)
          expect(part.at[0] + part.size[0]).toBeLessThanOrEqual(size.width)
          expect(part.at[2] + part.size[2]).toBeLessThanOrEqual(size.height)
        }
      }),
    )
  })
})

/** The same content with the keys of every record the other way round. */
function turn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, held]) => [key, turn(held)]),
  )
}
