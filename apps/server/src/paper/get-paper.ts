import { answer, type Handler } from '../channel/handler.ts'
import { paperState } from './paper-state.ts'
import { paperInForce, paperVersions } from './paper-versions.ts'

export const getPaper: Handler<'paper/get'> = {
  transaction: 'read',
  async run({ site, database }) {
    return answer(await paperState(site.brand, await paperInForce(database, site.tenant.number)))
  },
}

export const listPaperVersions: Handler<'paper/versions'> = {
  transaction: 'read',
  run: async ({ site, database }) => answer(await paperVersions(database, site.tenant.number)),
}
