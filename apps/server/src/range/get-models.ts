import { toWireModel } from '@arredo/contract'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { findLive, languageOf } from './live-catalogues.ts'
import { modelsBelow } from './models-below.ts'

/** H-73. */
export const getModels: Handler<'catalogs/getModels'> = {
  transaction: 'read',
  async run(asked, { catalog, model }) {
    const live = await findLive(asked, catalog)
    if (!live) return fail('notFound', 'Catalog not found')
    const models = modelsBelow(live.catalogue.pack, model)
    if (!models) return fail('notFound', `${model} is an unknown model`)

    const language = languageOf(asked)
    return answer(models.map((each) => toWireModel(each, language)))
  },
}
