import { type ProjectQuery, type ProjectSort, projectSorts } from '@arredo/contract'
import { type Status, statuses } from '@arredo/project'

/** What of the projects one wants to see, and in which order, as the address says it. */
export type ListWish = {
  readonly search: string
  readonly sort: ProjectSort
  readonly status: readonly Status[]
  /** Codes of shops, or all of one's own; none is the shop one works for. */
  readonly shop: string
  readonly customer: string
  readonly from: string
  readonly until: string
}

export type FilterProps = {
  readonly wish: ListWish
  readonly change: (parts: Partial<ListWish>) => void
}

export const everyShop = '*'

export const anyProject: ListWish = {
  ...{ search: '', sort: '-saved', status: [], shop: '', customer: '', from: '', until: '' },
}

/** What is no wish, in an address that was typed or is older than its words, is left out. */
export function readWish(query: URLSearchParams): ListWish {
  const sort = projectSorts.find((known) => known === query.get('sort'))
  const wished = query.getAll('status')
  return {
    search: (query.get('search') ?? '').slice(0, 200),
    sort: sort ?? anyProject.sort,
    status: statuses.filter((status) => wished.includes(status)),
    shop: (query.get('shop') ?? '').slice(0, 100),
    customer: /^C\d{4,10}$/.exec(query.get('customer') ?? '')?.[0] ?? '',
    from: dateIn(query, 'from'),
    until: dateIn(query, 'until'),
  }
}

export function writeWish({ search, sort, status, shop, customer, from, until }: ListWish): URLSearchParams {
  const words = { search, sort: sort === anyProject.sort ? '' : sort, shop, customer, from, until }
  return new URLSearchParams([
    ...status.map((each) => ['status', each]),
    ...Object.entries(words).filter(([, value]) => value !== ''),
  ])
}

/** How many things it is narrowed down by, beside the words searched for. */
export function filtersOf(wish: ListWish): number {
  const { status, shop, customer, from, until } = wish
  return status.length + [shop, customer, from, until].filter(Boolean).length
}

export function isNarrowed(wish: ListWish): boolean {
  return wish.search !== '' || filtersOf(wish) > 0
}

/** The same as the server is asked. */
export function queryOf(wish: ListWish, ownShops: readonly string[]): ProjectQuery {
  const { search, sort, status, shop, customer, from, until } = wish
  return {
    sort,
    ...(search && { search }),
    ...(status.length > 0 && { status: [...status] }),
    ...(shop && { shops: shop === everyShop ? [...ownShops] : [shop] }),
    ...(customer && { customer }),
    ...(from && { savedFrom: from }),
    ...(until && { savedUntil: until }),
  }
}

function dateIn(query: URLSearchParams, name: string): string {
  const text = query.get(name) ?? ''
  // February the 30th is a day of March to JavaScript, and none to the server.
  return /^2\d{3}-\d\d-\d\d$/.test(text) && isDay(text) ? text : ''
}

function isDay(text: string): boolean {
  const instant = Date.parse(text)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}
