import { fromWireInitApplica, readChoices, toWireApplied } from '@arredo/contract'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { findModel, headerVariants } from './header-set.ts'
import { findLive } from './live-catalogues.ts'

/** H-75: what the model opens with, with the caller's choices on top; what a model forces stays. */
export const initApplica: Handler<'rules/initApplica'> = {
  transaction: 'read',
  async run(asked, input) {
    const wish = fromWireInitApplica(input)
    const live = await findLive(asked, wish.catalogue)
    if (!live) return fail('notFound', 'Catalog not found')
    const { pack } = live.catalogue
    const model = findModel(pack, wish.model)
    if (!model) return fail('notFound', `${wish.model} is an unknown model`)

    const { choices, unknown } = readChoices(pack, wish.pairs)
    const header = headerVariants(pack, { ...model, opening: { ...model.opening, ...choices } })
    const completed = Object.fromEntries(header.map(({ variant, value }) => [variant.code, value]))
    return answer(toWireApplied({ ...model.opening, ...choices, ...model.forced, ...completed }, unknown))
  },
}
