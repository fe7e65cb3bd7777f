import { answer, type Handler } from '../../channel/handler.ts'
import { withPriceSteps } from '../difference/price-step.ts'
import { findReleases } from './find-releases.ts'

export const listReleases: Handler<'catalogues/releases'> = {
  transaction: 'read',
  async run({ site, database, now }, { code }) {
    const releases = await findReleases(database, site.tenant.number, now, { code, only: 'latest' })
    return answer(
      code === undefined ? releases : await withPriceSteps(database, site.tenant.number, releases),
    )
  },
}
