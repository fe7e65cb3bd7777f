import { readViewmaker } from '@arredo/contract'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { keepUnderlay } from './put-underlay.ts'

/** A-161, D-262: kept like every picture of a project; its views name them, which saving the project keeps. */
export const saveViewmaker: Handler<'projects/saveViewMaker'> = {
  transaction: 'own',
  async run(context, { json }) {
    const views = readViewmaker(json)
    if (!views.ok) return fail('invalid', views.message)

    const kept: { des: string; img: string }[] = []
    for (const { des, content } of views.value) {
      const put = await keepUnderlay(context, content)
      if (!put.ok) return put
      kept.push({ des, img: put.value.file })
    }
    return answer(kept)
  },
}
