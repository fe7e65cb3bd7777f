import type { CatalogueListing } from '@arredo/contract'
import { answer, type Handler } from '../channel/handler.ts'
import { findReleases } from './releases/find-releases.ts'

/** What is sold now; whatever was ever published stays open to the projects that pin it. */
export const listCatalogues: Handler<'catalogues/list'> = {
  transaction: 'read',
  async run({ site, database, now }, _input) {
    const releases = await findReleases(database, site.tenant.number, now, { only: 'onOffer' })
    const offered = Map.groupBy(
      releases.filter(({ state }) => state === 'current' || state === 'offered'),
      ({ code }) => code,
    )
    return answer(
      [...offered.values()].flatMap(([current, ...others]): CatalogueListing[] => {
        if (!current) return []
        const { code, name, version, hash, articleCount } = current
        const alsoValid = others.map(({ hash, version, articleCount, validTo }) => ({
          hash,
          version,
          articleCount,
          validTo,
        }))
        return [{ code, name, version, hash, articleCount, alsoValid }]
      }),
    )
  },
}
