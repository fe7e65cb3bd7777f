import { answer, type Handler } from '../../channel/handler.ts'
import { findReleases } from './find-releases.ts'

export const listReleases: Handler<'catalogues/releases'> = {
  transaction: 'read',
  async run({ site, database, now }, { code }) {
    return answer(await findReleases(database, site.tenant.number, now, code))
  },
}
