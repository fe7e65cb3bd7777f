import type { Catalogue } from '@arredo/catalogue'
import type { CatalogueListing } from '@arredo/contract'
import { type TermsByCatalogue, termsByCatalogue } from '@arredo/pricing'
import { done, type ProjectDocument, type Result, refuse } from '@arredo/project'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Ports } from '../ports.ts'
import { facesOf } from '../session/faces-of.ts'
import type { Presence } from '../session/presence.ts'

/** Hashes of packs by the code of their catalogue, as documents pin them. */
export type Hashes = ProjectDocument['packs']

export type RangeState = {
  /** What the server said last is sold. */
  readonly sold: Hashes
  /** By hash. A pack never changes: one that was opened stays open for every project of the page. */
  readonly opened: ReadonlyMap<string, Catalogue>
  /** By hash, for whoever is there; none where the Trade face is not allowed. */
  readonly terms: ReadonlyMap<string, readonly Terms[]>
}

export type Range = {
  readonly store: StoreApi<RangeState>
  /** What is sold at this moment. */
  readonly list: () => Promise<Result<readonly CatalogueListing[]>>
  /** A pack with the terms that come with it; asked twice it is fetched once. */
  readonly open: (hash: string) => Promise<Result<Catalogue>>
}

type Terms = Omit<Parameters<typeof termsByCatalogue>[0][number], 'catalogue'>

/** The brand's packs, opened one by one as they are needed. */
export function createRange(
  ports: Pick<Ports, 'call' | 'fetchPack' | 'projectKit' | 'log'>,
  session: Presence,
): Range {
  const store = createStore<RangeState>(() => ({ sold: {}, opened: new Map(), terms: new Map() }))
  const underWay = new Map<string, Promise<Result<Catalogue>>>()
  let person = session.getState().profile

  async function openOne(hash: string): Promise<Result<Catalogue>> {
    const [pack] = await Promise.all([ports.fetchPack(hash), loadTerms(hash)])
    if (!pack.ok) return pack
    const { openPack } = await ports.projectKit()
    const catalogue = openPack(pack.value)
    store.setState(({ opened }) => ({ opened: new Map(opened).set(hash, catalogue) }))
    return done(catalogue)
  }

  async function loadTerms(hash: string): Promise<void> {
    if (!facesOf({ session }).includes('trade')) return
    const asked = person
    const answer = await ports.call('catalogues/tradeTerms', { hash })
    if (!answer.ok) return ports.log.warn(`No trade terms: ${answer.message}`)
    // Somebody else is here by now, on other terms.
    if (asked !== person) return
    const own = answer.value.map(({ priceList, discounts, limits: { reduction, margin } = {} }) => ({
      priceList,
      discounts: discounts.map(({ code, name, rate }) => ({ code, rate, name: { en: code, ...name } })),
      limits: { ...(reduction !== undefined && { reduction }), ...(margin !== undefined && { margin }) },
    }))
    store.setState(({ terms }) => ({ terms: new Map(terms).set(hash, own) }))
  }

  session.subscribe(({ profile }) => {
    if (profile === person) return
    person = profile
    const { opened, terms } = store.getState()
    if (terms.size > 0) store.setState({ terms: new Map() })
    for (const hash of opened.keys()) void loadTerms(hash)
  })

  return {
    store,
    async list() {
      const answer = await ports.call('catalogues/list', {})
      if (!answer.ok) return refuse(answer.message)
      const sold = Object.fromEntries(answer.value.map(({ code, hash }) => [code, hash]))
      // Screens compare by identity, and most answers bring nothing new.
      if (JSON.stringify(sold) !== JSON.stringify(store.getState().sold)) store.setState({ sold })
      return done(answer.value)
    },
    open(hash) {
      const known = store.getState().opened.get(hash)
      if (known) return Promise.resolve(done(known))
      const running = underWay.get(hash) ?? openOne(hash).finally(() => underWay.delete(hash))
      underWay.set(hash, running)
      return running
    },
  }
}

/** By code: the packs a document pins, and no others; in the document's order, as on the server. */
export function pinnedCatalogues({ opened }: RangeState, packs: Hashes): ReadonlyMap<string, Catalogue> {
  return new Map(
    Object.entries(packs).flatMap(([code, hash]) => {
      const catalogue = opened.get(hash)
      return catalogue ? [[code, catalogue]] : []
    }),
  )
}

/** By code: what can be placed at once. A catalogue the document does not pin is there as it is sold now. */
export function openCatalogues(state: RangeState, packs: Hashes): ReadonlyMap<string, Catalogue> {
  return pinnedCatalogues(state, { ...state.sold, ...packs })
}

export function termsOf({ terms }: RangeState, packs: Hashes): TermsByCatalogue {
  return termsByCatalogue(
    Object.entries(packs).flatMap(([catalogue, hash]) =>
      (terms.get(hash) ?? []).map((own) => ({ catalogue, ...own })),
    ),
  )
}
