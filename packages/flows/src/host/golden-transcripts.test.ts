import { toWireProject, type WireProject } from '@arredo/contract'
import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import { failure, sessionFor } from '../testing/app-for-tests.ts'
import { type HostForTests, hostForTests } from '../testing/host-for-tests.ts'
import { testGallery } from '../testing/test-gallery.ts'

type Case = {
  readonly ids: string
  readonly request: Readonly<Record<string, unknown>> & { readonly action: string }
  readonly says: string
  readonly ok?: true
  readonly host?: () => HostForTests
  /** Requests that come before. */
  readonly after?: readonly Readonly<Record<string, unknown>>[]
}

const begin = { action: 'newProject' }
const catalog = 'KITCHEN'
const seller = (handlers = {}, options = {}) => hostForTests(handlers, { pack: samplePack, ...options })
const noLanguages = () => seller({}, { config: { languages: [] } })
const shops = ['MI01', 'NY01'].map((code) => ({
  code,
  name: code,
  country: 'IT',
  currency: 'EUR',
  priceList: 'EUR2026',
}))
const login = { action: 'doLoginPro', userid: 'atlas', username: 'seller', password: 'x' }
/** A customer's account: whoever asks for a professional is told that it is wrong. */
const customersOnly = ({ isProfessional }: { isProfessional?: boolean }) =>
  isProfessional
    ? failure('notLoggedIn', 'Wrong user ID, user name or password')
    : ({ ok: true, value: sessionFor('customer') } as const)
const withLogin = () =>
  seller({
    'auth/login': () => ({ ok: true, value: sessionFor('pro', { shops }) }),
    'auth/setShop': () => ({ ok: true, value: sessionFor('pro', { shops }).profile }),
  })
const report = { action: 'generateReport', reportname: 'Offer', params: [{ name: 'prices', selected: true }] }
const eachParam = "Each param must be an object containing 'name' and 'selected' keys"
const wrong = 'Something went wrong please try again'
const saved = { id: 9, revision: 1, savedAt: '2026-11-15T10:00:00Z', status: 'unassigned', price: null }
const saves = () => seller({ 'projects/save': () => ({ ok: true, value: saved }) })

const gallery = testGallery(samplePack, 'G1')
const withGallery = () => seller(gallery.handlers)
const wireProject = toWireProject(gallery.document, {
  ...{
    id: null,
    evaluation: { alternative: 'a', articles: {}, findings: [], prices: {} },
    measures: null,
    currency: 'EUR',
  },
})
const converts = (project: WireProject | null) =>
  seller({ 'microservices/convertCDFToDauJson': () => ({ ok: true, value: { project } }) })

/** Every message of the protocol, in the words the host reads; typing errors are part of them. */
const transcripts: readonly Case[] = [
  {
    ids: '[H-06]',
    host: () => hostForTests({}, { who: null }),
    request: { action: 'newProject' },
    says: "This site doesn't allow guest users!",
  },
  {
    ids: '[H-06, D-01 part]',
    host: () => hostForTests({}, { who: null }),
    request: { action: 'fly' },
    says: "This site doesn't allow guest users!",
  },
  {
    ids: '[D-01 part]',
    host: () => hostForTests({}, { who: null }),
    request: login,
    says: "This site doesn't allow guest users!",
  },
  { ids: '[H-05]', request: { action: 'fly' }, says: 'Unknown action' },
  { ids: '[H-60, D-87 part]', request: { action: 'newProject', constructor: 1 }, says: 'Request not valid' },
  {
    ids: '[H-41, H-09]',
    host: () => hostForTests({}, { who: 'guest' }),
    request: { action: 'openProject', id: 1 },
    says: 'First must do login',
  },
  {
    ids: '[H-41]',
    host: () => hostForTests({}, { who: 'guest' }),
    request: { action: 'importCDF' },
    says: 'First must do login',
  },
  { ids: '[H-10]', request: { action: 'saveProject' }, says: 'You must first initialize a project' },
  {
    ids: '[H-11, H-12]',
    after: [{ ...begin, noConfigure: true }],
    request: { action: 'changeVariant' },
    says: 'You must first go to 3D view',
  },
  {
    ids: '[H-42]',
    after: [begin],
    request: { action: 'changeVariant', varVal: 'OAK' },
    says: 'Missing variant code',
  },
  {
    ids: '[H-42]',
    after: [begin],
    request: { action: 'changeVariant', varCod: 'FRONT' },
    says: 'Missing variant value',
  },
  {
    ids: '[D-28]',
    after: [begin],
    request: { action: 'changeVariant', varCod: 'WHEELS', varVal: '4' },
    says: 'Unknown variant',
  },
  {
    ids: '[D-28]',
    after: [begin],
    request: { action: 'changeVariant', varCod: 'FRONT', varVal: 'GOLD' },
    says: 'Value [GOLD] not valid',
  },
  {
    ids: '[D-07 part, D-28]',
    after: [begin],
    request: { action: 'changeVariant', varCod: 'front', varVal: 'oak' },
    says: 'Variant changed',
    ok: true,
  },
  { ids: '[H-28]', request: { ...login, userid: '' }, says: 'Missing user id' },
  { ids: '[H-28]', request: { ...login, username: '' }, says: 'Missing username' },
  { ids: '[H-28]', request: { ...login, password: '' }, says: 'Missing password' },
  {
    ids: '[D-09]',
    host: () => seller({ 'auth/login': () => failure('notLoggedIn', '11-Wrong User ID: atlas') }),
    request: { ...login, shop: 'MI01' },
    says: '11-Wrong User ID: atlas',
  },
  { ids: '[H-30]', host: withLogin, request: login, says: 'User Pro authenticated', ok: true },
  {
    ids: '[H-30, D-12]',
    host: () => seller({ 'auth/login': customersOnly }),
    request: login,
    says: 'Wrong user ID, user name or password',
  },
  {
    ids: '[H-27, H-29, D-09]',
    host: withLogin,
    request: { ...login, shop: { id: 'NY01' }, lang: 'IT' },
    says: 'User Pro authenticated, Shop setted, Language changed',
    ok: true,
  },
  {
    ids: '[H-29, D-12]',
    host: withLogin,
    request: { ...login, shop: '', lang: 'it' },
    says: 'User Pro authenticated, Missing shop id',
  },
  {
    ids: '[H-29, H-56]',
    host: withLogin,
    request: { ...login, shop: 'XX' },
    says: 'User Pro authenticated, Shop not available for user',
  },
  {
    ids: '[D-09]',
    host: withLogin,
    request: { ...login, lang: 'xx' },
    says: 'User Pro authenticated, Lang [xx] not valid',
  },
  { ids: '[H-31]', request: { action: 'setLang' }, says: 'Missing lang' },
  {
    ids: '[H-31]',
    host: noLanguages,
    request: { action: 'setLang', lang: 'it' },
    says: 'No valid language set in the config',
  },
  { ids: '[H-31]', request: { action: 'setLang', lang: 'xx' }, says: 'Lang [xx] not valid' },
  { ids: '[H-31]', request: { action: 'setLang', lang: 'IT' }, says: 'Language changed', ok: true },
  { ids: '[H-32]', request: { action: 'setModel', model: 'LINEO_STD' }, says: 'Missing catalog' },
  { ids: '[H-32]', request: { action: 'setModel', catalog: 'NONE' }, says: 'Catalog not found' },
  { ids: '[H-33]', request: { action: 'setModel', catalog }, says: 'Missing model' },
  {
    ids: '[H-33, H-70]',
    request: { action: 'setModel', catalog, model: 'Nope' },
    says: 'Nope is an unknown model',
  },
  {
    ids: '[H-33, H-70, D-13]',
    request: { action: 'setModel', catalog, model: 'lineo' },
    says: "lineo isn't a final model. Submodels available: LINEO_STD, LINEO_PRO",
  },
  {
    ids: '[H-33, D-08]',
    request: { action: 'setModel', catalog: 'kitchen', model: 'lineo_std' },
    says: 'Model set correctly',
    ok: true,
  },
  { ids: '[H-32]', request: { action: 'insertArticle', article: 'B-DOOR' }, says: 'Missing catalog' },
  { ids: '[H-34]', request: { action: 'insertArticle', catalog }, says: 'Missing article' },
  {
    ids: '[H-34]',
    request: { action: 'insertArticle', catalog, article: 'base' },
    says: 'Missing classification',
  },
  {
    ids: '[H-34]',
    request: { action: 'insertArticle', catalog, article: 'B-WINDOW' },
    says: 'Article not found',
  },
  {
    ids: '[H-34, H-69]',
    request: { action: 'insertArticle', catalog, article: 'B-DOOR', classification: 'WALL' },
    says: 'Article not found',
  },
  {
    ids: '[H-33]',
    request: { action: 'insertArticle', catalog, article: 'B-DOOR', model: 'X' },
    says: 'X is an unknown model',
  },
  {
    ids: '[D-20]',
    request: { action: 'insertArticle', catalog, article: 'B-DOOR', side: 'up' },
    says: 'Side [up] not valid',
  },
  {
    ids: '[D-19]',
    request: { action: 'insertArticle', catalog, article: 'B-DOOR', header: 'FRONT' },
    says: 'Header not valid',
  },
  {
    ids: '[H-34, H-69]',
    request: { action: 'insertArticle', catalog, article: 'b-door', classification: 'base', side: 'r' },
    says: 'Article added correctly',
    ok: true,
  },
  { ids: '[H-32, H-54]', request: { action: 'loadGallery', id: 'G1' }, says: 'Missing catalog' },
  { ids: '[H-36, H-54]', request: { action: 'loadGallery', catalog }, says: 'Missing id gallery' },
  { ids: '[H-36]', request: { action: 'loadGallery' }, says: 'Missing id gallery' },
  { ids: '[H-36, H-54]', request: { action: 'openGallery', catalog }, says: 'Missing id gallery' },
  {
    ids: '[H-36]',
    host: () => seller({ 'galleries/search': () => ({ ok: true, value: [] }) }),
    request: { action: 'openGallery', catalog, id: 'G1' },
    says: 'No galleries available',
  },
  {
    ids: '[H-36]',
    host: withGallery,
    request: { action: 'loadGallery', catalog, id: 'G2' },
    says: 'Unknown id gallery',
  },
  ...['openGallery', 'loadGallery'].map((action) => ({
    ids: '[H-36, H-54, H-76]',
    host: withGallery,
    request: { action, catalog, id: 'g1' },
    says: 'Gallery loaded correctly',
    ok: true as const,
  })),
  { ids: '[H-38]', request: { action: 'openProject' }, says: 'Missing id project' },
  { ids: '[H-38, D-26 part]', request: { action: 'openProject', id: '7b' }, says: 'Missing id project' },
  { ids: '[D-26 part]', request: { action: 'openProject', id: 0 }, says: 'Project not found' },
  {
    ids: '[D-26 part]',
    host: () => seller({ 'projects/load': () => failure('notFound', 'Not found') }),
    request: { action: 'openProject', id: '7' },
    says: 'Project not found',
  },
  { ids: '[H-40, D-27]', request: { action: 'importCDF', cdfProject: '' }, says: 'Missing CDF project' },
  {
    ids: '[H-40, D-27]',
    host: () => converts(null),
    request: { action: 'importCDF', cdfProject: {} },
    says: wrong,
  },
  {
    ids: '[H-40, H-72]',
    host: () => converts(wireProject),
    request: { action: 'importCDF', cdfProject: { rows: [] } },
    says: 'Project correctly imported',
    ok: true,
  },
  { ids: '[H-43]', after: [begin], request: { ...report, reportname: '' }, says: 'Missing report name' },
  {
    ids: '[H-43, D-17 part]',
    after: [begin],
    request: { action: 'generateReport', reportname: 'Offer' },
    says: 'Params must be an array',
  },
  { ids: '[H-43]', after: [begin], request: { ...report, params: [] }, says: 'Params array is empty' },
  {
    ids: '[H-43]',
    after: [begin],
    request: { ...report, params: [{ name: 'a', selected: 1 }, 7] },
    says: eachParam,
  },
  { ids: '[H-43]', after: [begin], request: { ...report, params: [{ name: 'a' }] }, says: eachParam },
  {
    ids: '[H-44, H-47 part, D-17 part]',
    after: [begin],
    request: { ...report, isdevexpress: false },
    says: 'Valid only for devexpress reports at the moment',
  },
  { ids: '[H-13]', request: { action: 'navigateTo' }, says: 'Missing page to go' },
  { ids: '[H-13]', request: { action: 'navigateTo', page: 'moon' }, says: 'Unknown page [moon]' },
  {
    ids: '[H-13, H-17, H-63 part]',
    request: { action: 'navigateTo', page: 'PROJECTS' },
    says: 'Page chenged',
    ok: true,
  },
  {
    ids: '[H-63 part, D-31]',
    request: { action: 'navigateTo', page: 'closetool' },
    says: 'Page chenged',
    ok: true,
  },
  {
    ids: '[H-62, D-31]',
    host: () => hostForTests({}, { arrives: false }),
    request: { action: 'navigateTo', page: 'projects' },
    says: 'Page [projects] not available',
  },
  {
    ids: '[D-31]',
    host: () => hostForTests({}, { who: 'guest' }),
    request: { action: 'navigateTo', page: 'projects' },
    says: 'First must do login',
  },
  { ids: '[H-52]', request: { action: 'newProject' }, says: 'Start new project', ok: true },
  {
    ids: '[D-11, H-32]',
    request: { action: 'newProject', catalog: 'kitchen' },
    says: 'Start new project, Catalog setted',
    ok: true,
  },
  { ids: '[H-32]', request: { action: 'newProject', catalog: 'none' }, says: 'Catalog not found' },
  {
    ids: '[D-10]',
    request: { action: 'newProject', addToCustomerFields: '{' },
    says: 'addToCustomerFields is not valid',
  },
  {
    ids: '[D-23]',
    request: { action: 'newProject', addRoom: true, roomType: 'rt11' },
    says: 'Room not valid',
  },
  {
    ids: '[H-53, D-07 part]',
    host: saves,
    after: [begin],
    request: { action: 'saveProject' },
    says: 'Project saved',
    ok: true,
  },
  {
    ids: '[H-53, D-07 part]',
    host: saves,
    after: [begin],
    request: { action: 'cloneProject' },
    says: 'Project cloned',
    ok: true,
  },
  {
    ids: '[D-16 part]',
    host: () => seller({}, { profile: { canSaveProject: false } }),
    after: [begin],
    request: { action: 'saveProject' },
    says: "Project can't be saved",
  },
  {
    ids: '[D-15]',
    host: () => seller({}, { profile: { canSaveProject: false } }),
    after: [begin],
    request: { action: 'cloneProject' },
    says: "Project can't be saved",
  },
]

describe('golden transcripts', () => {
  it.each(transcripts)(
    '$ids $request.action: $says',
    async ({ request, says, ok, host: make = seller, after = [] }) => {
      for (const requestId of [undefined, 'r-1', 42]) {
        const host = make()
        for (const before of after) expect(await host.ask(before)).toMatchObject({ status: 0 })
        const answer = await host.ask(requestId === undefined ? request : { ...request, requestId })
        expect(answer).toStrictEqual({
          status: ok ? 0 : 1,
          action: request.action,
          message: says,
          ...(requestId === undefined ? {} : { requestId }),
        })
      }
    },
  )
})
