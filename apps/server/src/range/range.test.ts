import {
  calls,
  fromWireArticle,
  fromWireCatalogue,
  fromWireModel,
  toWireHeaderSet,
  toWireInitApplica,
} from '@arredo/contract'
import { samplePack } from '@arredo/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testPublication } from '../testing/test-kitchen.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant
let other: TestTenant
let anna: Via

const catalog = samplePack.code
const [model] = samplePack.articles[0]?.models ?? []

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1, { localCatalogues: [catalog] })
  other = await server.addTenant(2)
  anna = await server.logIn(tenant, 'anna')
  const ada = await server.logIn(tenant, 'ada')
  const published = await server.call(tenant, 'catalogues/publish', testPublication, ada)
  if (!published.answer.ok) throw new Error(published.answer.message)
})
afterAll(() => server.end())

describe('the range of a brand', () => {
  it('[H-73 part, A-156 part] lists catalogues with their local flag, those of the own tenant only', async () => {
    const own = await server.call(tenant, 'catalogs/getCatalogs', {}, anna)
    const foreign = await server.call(other, 'catalogs/getCatalogs', {}, await server.logIn(other, 'anna'))

    expect(own.answer.ok && own.answer.value.map(fromWireCatalogue)).toEqual([
      { code: catalog, name: samplePack.name.en, isLocal: true },
    ])
    expect(foreign.answer).toEqual({ ok: true, value: [] })
    expect((await server.call(tenant, 'catalogs/getCatalogs', {})).status).toBe(401)
  })

  it('[H-73 part] lists models, all or those below one', async () => {
    const all = await server.call(tenant, 'catalogs/getModels', { catalog, model: '' }, anna)
    const one = await server.call(
      tenant,
      'catalogs/getModels',
      { catalog: catalog.toLowerCase(), model: model ?? '' },
      anna,
    )
    const unknown = await server.call(tenant, 'catalogs/getModels', { catalog, model: 'NONE' }, anna)
    const nowhere = await server.call(tenant, 'catalogs/getModels', { catalog: 'NONE', model: '' }, anna)

    expect(all.answer.ok && all.answer.value.map((wire) => fromWireModel(wire, samplePack, 'en'))).toEqual(
      samplePack.models.map((each) => ({ ...each, name: { en: each.name.en } })),
    )
    expect(
      one.answer.ok && one.answer.value.map((wire) => fromWireModel(wire, samplePack, 'en').code),
    ).toEqual([model])
    expect(unknown.answer).toMatchObject({ code: 'notFound', message: 'NONE is an unknown model' })
    expect(nowhere.answer).toMatchObject({ code: 'notFound', message: 'Catalog not found' })
  })

  it('[H-73 part] lists articles in their groups, and one group by itself', async () => {
    const [article] = samplePack.articles
    if (!article) throw new Error('The sample has no article')
    const asked = { catalog, model: model ?? '', header: '' }
    const listed = await server.call(tenant, 'catalogs/getArticles', asked, anna)
    const headed = await server.call(tenant, 'catalogs/getArticles', { ...asked, header: 'FRONT=OAK' }, anna)
    expect(headed.answer).toEqual(listed.answer)
    const wrong = await server.call(tenant, 'catalogs/getArticles', { ...asked, header: 'FRONT=GOLD' }, anna)
    expect(wrong.answer).toMatchObject({ code: 'invalid', message: 'Header not valid' })
    const wish = { catalog, model: '', classification: article.classification.toLowerCase() }
    const tip = await server.call(tenant, 'catalogs/getItemTip', wish, anna)
    const none = await server.call(tenant, 'catalogs/getItemTip', { ...wish, classification: 'NONE' }, anna)

    const entries = listed.answer.ok ? listed.answer.value.map(fromWireArticle) : []
    const made = samplePack.articles.filter(({ models }) => models.includes(model ?? ''))
    expect(
      entries
        .filter(({ kind }) => kind === 'article')
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(made.map(({ code }) => code).toSorted())
    expect(tip.answer.ok && fromWireArticle(tip.answer.value)).toMatchObject({
      kind: 'group',
      code: article.classification,
      hasChildren: true,
    })
    expect(tip.answer.ok && tip.answer.value.items.map((item) => fromWireArticle(item).code)).toContain(
      article.code,
    )
    expect(none.status).toBe(404)
  })
})

describe('the rules', () => {
  const projectVariants = Object.values(samplePack.variants).filter(({ scope }) => scope === 'project')
  const [variant] = projectVariants
  const options = variant?.domain.kind === 'options' ? variant.domain.options : []
  const last = options.at(-1)?.code ?? ''
  const plain = { catalogue: catalog, model: model ?? '', opening: {}, forced: {}, defaults: {}, limits: {} }

  it('[H-74] header set answers the project variants of a model, with what the caller forces', async () => {
    const free = await server.call(tenant, 'rules/headerSet', toWireHeaderSet(plain), anna)
    const forced = toWireHeaderSet({ ...plain, forced: { [variant?.code ?? '']: last } })
    const fixed = await server.call(tenant, 'rules/headerSet', forced, anna)
    const wrong = toWireHeaderSet({ ...plain, defaults: { NONE: 'X' } })

    expect(free.answer.ok && free.answer.value.variants).toHaveLength(projectVariants.length)
    expect(fixed.answer.ok && fixed.answer.value.header).toContain(`${variant?.code}=${last}`)
    expect(fixed.answer.ok && fixed.answer.value.variants.filter(({ forced }) => forced)).toMatchObject([
      { value: last, values: [{}] },
    ])
    expect((await server.call(tenant, 'rules/headerSet', wrong, anna)).answer).toMatchObject({
      message: 'Header not valid',
      details: ['NONE=X'],
    })
  })

  it('[H-75] init applica puts choices on what the model opens with, separated by tabs', async () => {
    const choices = { [variant?.code ?? '']: last, NONE: 'X' }
    const input = toWireInitApplica({ catalogue: catalog, model: model ?? '', choices })
    const applied = await server.call(tenant, 'rules/initApplica', input, anna)
    const bySemicolons = { ...input, variant: input.variant.replaceAll('\t', ';') }
    const again = await server.call(tenant, 'rules/initApplica', bySemicolons, anna)

    expect(applied.answer).toMatchObject({ ok: true, value: { unknown: ['NONE=X'] } })
    expect(applied.answer.ok && applied.answer.value.variant.split('\t')).toContain(
      `${variant?.code}=${last}`,
    )
    expect(again.answer).toEqual(applied.answer)
  })

  it('[A-149 part] an article is ruled by what was chosen, in any case, and what is not sold is said', async () => {
    const [article] = samplePack.articles
    const wish = { catalog, cModel: 'lineo_std', item: article?.code.toLowerCase() }
    const context = calls['rules/evaluate'].input.parse(wish)
    const ruled = await server.call(tenant, 'rules/evaluate', { ...context, reg: { W: 450 } }, anna)
    expect(ruled.answer).toMatchObject({ ok: true, value: { rule: { W: 450 }, errors: [] } })
    const none = await server.call(tenant, 'rules/evaluate', { ...context, item: 'NONE' }, anna)
    expect(none.answer).toMatchObject({ code: 'notFound', message: 'Article not found' })
  })
})
