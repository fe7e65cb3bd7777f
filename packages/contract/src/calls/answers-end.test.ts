import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { calls } from './index.ts'

const ofThePack = 'what one pack holds, and none is longer than may be published'
const ofTheShops = 'the shops of one person, which an operator gives'
const ofOneRelease = 'names in languages, or the warnings of one pack'
const ofOneDocument = 'the files of one document'
const ofThePaper = 'what one brand may say on its paper, 512 KB'
const ofThePacks = 'the packs of one project'

/** Every call that answers with a list, and what ends it. Who adds one says it here. */
const ends: Readonly<Record<string, string>> = {
  'auth/guest': ofTheShops,
  'auth/login': ofTheShops,
  'auth/session': ofTheShops,
  'auth/sessions': 'the latest 100',
  'auth/setShop': ofTheShops,
  'blocks/list': 'pages of 50',
  'blocks/load': 'a block of 256 KB',
  'brand/privacy': 'what the operator wrote into the record',
  'catalogs/getArticles': ofThePack,
  'catalogs/getCatalogs': 'what is sold now',
  'catalogs/getItemTip': ofThePack,
  'catalogs/getModels': ofThePack,
  'catalogs/getMyCommercialLists': ofThePack,
  'catalogues/cancelRelease': ofOneRelease,
  'catalogues/check': '500 findings',
  'catalogues/difference': '5,000 prices; articles as many as the two packs hold',
  'catalogues/facets': ofThePack,
  'catalogues/files': ofThePack,
  'catalogues/list': 'what is sold now',
  'catalogues/missingTextures': 'as many as were sent',
  'catalogues/pictures': ofThePack,
  'catalogues/publish': ofOneRelease,
  'catalogues/releases': 'what is on offer or to come, and the last 200 of a catalogue',
  'catalogues/rollBack': ofOneRelease,
  'catalogues/search': 'pages, whose length has a limit',
  'catalogues/tradeTerms': ofThePack,
  'customers/bin': 'the latest 100',
  'customers/create': 'the first five alike',
  'customers/projects': 'pages of 50',
  'customers/search': 'pages of 50',
  'documents/get': ofOneDocument,
  'documents/list': 'the latest 200 of a project',
  'documents/make': ofOneDocument,
  'documents/reports': 'as many kinds as the site has, and what each asks',
  'drafts/list': 'the latest 20, and as many closed ones as were asked for',
  'drafts/load': 'a draft, no larger than may be kept',
  'e_promos/jGetCatPromos': ofThePack,
  'favourites/list': '500 favourites, 40 used last',
  'favourites/noteUse': '500 favourites, 40 used last',
  'favourites/set': '500 favourites, 40 used last',
  'galleries/load': 'one room as it was published',
  'galleries/publish': 'as many as were sent',
  'galleries/search': 'the first 200',
  'home/day': 'twenty of each kind',
  'jobs/cancel': 'the result of one job',
  'jobs/list': 'pages of 50',
  'jobs/retry': 'the result of one job',
  'jprjcleaner/jPrjPrintCleaner': 'what was sent',
  'microservices/convertCDFToDauJson': 'what came out of what was sent',
  'offers/list': 'the latest 200 of a project',
  'paper/get': ofThePaper,
  'paper/look': ofOneDocument,
  'paper/restore': ofThePaper,
  'paper/save': ofThePaper,
  'paper/versions': 'the newest 100',
  'photographs/list': 'the latest 200 of a project',
  'projects/bin': 'the latest 200',
  'projects/changeOrder': ofThePacks,
  'projects/clone': ofThePacks,
  'projects/get': '20 alternatives, the latest 20 change orders',
  'projects/jPrjCreatePDFDevExpress': 'one report',
  'projects/prjCreatePDF2': 'one file',
  'projects/list': 'pages of 50',
  'projects/load': 'a project as it was saved, 4 MB',
  'projects/loadVersion': 'a project as it was saved, 4 MB',
  'projects/deleteNotification': 'the latest 100',
  'projects/notifications': 'the latest 100',
  'projects/readNotifications': 'the latest 100',
  'projects/log': 'the latest 200',
  'projects/prjVersionCreate': '50 of a project',
  'projects/prjVersionRestore': ofThePacks,
  'projects/removeVersion': '50 of a project',
  'projects/versions': '50 of a project',
  'projects/receivers': 'the first 1,000 people',
  'projects/recomputePrices': 'as many rows as were sent, 2,000 at most',
  'projects/save': ofThePacks,
  'projects/saveViewMaker': 'as many as were sent, 20 at most',
  'rooms/leads': 'the first 100',
  'rooms/shops': 'the first 500',
  'rules/evaluate': ofThePack,
  'rules/headerSet': ofThePack,
  'rules/initApplica': ofThePack,
  'translations/load': '5,000 sentences and a million letters',
}

it('every list that is answered with has an end', () => {
  const listing = Object.entries(calls)
    .filter(([, { output }]) => hasList(output))
    .map(([name]) => name)
  expect(Object.keys(ends).toSorted()).toEqual(listing.toSorted())
})

/** Arrays, records and objects that take anything. */
function hasList(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): boolean {
  if (seen.has(schema)) return false
  seen.add(schema)
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] }
  if (['array', 'record', 'unknown', 'any'].includes(def.type)) return true
  const inner: readonly unknown[] =
    'shape' in def
      ? [...Object.values(def.shape), def.catchall]
      : Object.values(def).flatMap((part: unknown) => (Array.isArray(part) ? part : [part]))
  return inner.filter(isSchema).some((part) => hasList(part, seen))
}

function isSchema(part: unknown): part is z.core.$ZodType {
  return typeof part === 'object' && part !== null && '_zod' in part
}
