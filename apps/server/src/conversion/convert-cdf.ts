import { convertCdf, toWireProject } from '@arredo/contract'
import { evaluateProject, type ProjectDocument } from '@arredo/project'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { today } from '../offers/calendar.ts'
import { usualPriceList } from '../prices/price-lists.ts'
import { liveCatalogues } from '../range/live-catalogues.ts'
import { uuidv7 } from '../uuidv7.ts'

/** H-72. */
export const convertCdfToProject: Handler<'microservices/convertCDFToDauJson'> = {
  transaction: 'read',
  async run(asked, { cdfProject, extraEvalData }) {
    const { site, caller, now } = asked
    const live = await liveCatalogues(asked)
    const converted = convertCdf(cdfProject, {
      packs: live.map(({ catalogue }) => catalogue.pack),
      newId: uuidv7,
      date: today(site.brand, now),
      priceList: usualPriceList(
        asked,
        live.map(({ catalogue }) => catalogue),
      ),
      extra: extraEvalData,
    })
    if (!converted.ok) return fail('invalid', converted.message)
    if (!converted.value) return answer({ project: null })
    const { rebuiltWalls } = converted
    if (rebuiltWalls > 0) asked.log.info({ rebuiltWalls }, 'old walls were rebuilt from rows')

    const catalogues = new Map(live.map(({ listing, catalogue }) => [listing.code, catalogue]))
    const document: ProjectDocument = {
      ...converted.value,
      header: { ...converted.value.header, shop: caller?.profile.shop?.code ?? null },
    }
    const evaluation = evaluateProject(document, { catalogues, faces: [], discounts: new Map() })
    const currency = caller?.profile.shop?.currency ?? site.brand.currency
    const options = { id: null, evaluation, measures: site.brand.measures, currency }
    return answer({ project: toWireProject(document, options) })
  },
}
