import type { Article, Pack } from '@arredo/catalogue'
import { samplePack } from '@arredo/testing'
import { packHash } from '../catalogues/pack-hash.ts'
import { releasePack } from '../catalogues/releases/release-pack.ts'
import { type Databases, openDatabases } from '../database/databases.ts'

export type RangeArticle = Pick<Article, 'code' | 'name'> &
  Partial<Article> & { readonly price?: string | null }

const [cabinet] = samplePack.articles

/** The sample kitchen's cabinet under many names; each costs its `price`, and nothing where that is null. */
export function testRange(code: string, version: string, articles: readonly RangeArticle[]): Pack {
  if (!cabinet) throw new Error('The sample has no article')
  return {
    ...samplePack,
    ...{ code, version, name: { en: `Range ${code}`, it: `Gamma ${code}` } },
    classification: [
      {
        ...{ code: 'BASE', name: { en: 'Base units', it: 'Basi' } },
        children: [
          { code: 'BASE_DOOR', name: { en: 'With doors', it: 'Con ante' } },
          { code: 'BASE_DRAWER', name: { en: 'With drawers', it: 'Con cassetti' } },
        ],
      },
      { code: 'WALL', name: { en: 'Wall units', it: 'Pensili' } },
    ],
    articles: articles.map(({ price: _, ...article }) => ({ ...cabinet, ...article })),
    priceLists: samplePack.priceLists.map((list) => ({
      ...list,
      items: articles.flatMap(({ code: article, price = '100.00' }) =>
        price === null ? [] : [{ kind: 'base' as const, article, amount: price }],
      ),
    })),
  }
}

export type Shelf = {
  readonly databases: Databases
  /** Released as the app does it, without the trial that comes before. */
  readonly release: (tenant: number, pack: Pack, now: Date, at?: Date) => Promise<string>
  readonly close: () => Promise<void>
}

export function openShelf(appUrl: string): Shelf {
  const databases = openDatabases({ cells: { main: appUrl }, connections: 1, onConnectionError: () => {} })
  const by = { userId: 'test', displayName: 'Test' }
  return {
    databases,
    async release(number, pack, now, at) {
      const hash = packHash(pack)
      const content = { pack, hash, tradeTerms: [], source: null, ...(at && { at }) }
      const released = await databases.withTenant({ number, cell: 'main' }, (database) =>
        releasePack(database, { tenant: number, by, now, ...content }),
      )
      if (!released.ok) throw new Error(released.message)
      return hash
    },
    close: databases.close,
  }
}
