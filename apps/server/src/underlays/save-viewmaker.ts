import { fromWireViewmaker, toWireKeptViews } from '@arredo/contract'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { keepUnderlay } from './put-underlay.ts'

/** A-161, D-262: kept like every picture of a project; its views name them, which saving the project keeps. */
export const saveViewmaker: Handler<'projects/saveViewMaker'> = {
  transaction: 'own',
  async run(context, input) {
    const views = fromWireViewmaker(input)
    if (!views.ok) return fail('invalid', views.message)

    const kept: { name: string; file: string }[] = []
    for (const { name, content } of views.value) {
      const put = await keepUnderlay(context, content)
      if (!put.ok) return put
      kept.push({ name, file: put.value.file })
    }
    return answer(toWireKeptViews(kept))
  },
}
