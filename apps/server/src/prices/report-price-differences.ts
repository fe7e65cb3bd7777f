import type { ProjectPriceSummary } from '@arredo/contract'
import type { ProjectDocument } from '@arredo/project'
import type { FastifyBaseLogger } from 'fastify'
import type { HttpMetrics } from '../telemetry/http-metrics.ts'

type Ears = { readonly log: FastifyBaseLogger; readonly metrics: HttpMetrics }

type ShownPrice = {
  /** Null: the whole project. */
  readonly row: string | null
  /** Minor units; null for what has no price. */
  readonly client: number | null
  readonly server: number | null
}

type ShownPrices = {
  readonly where: 'save' | 'recompute'
  readonly shown: readonly ShownPrice[]
  readonly currency: string
  readonly priceList: string
  readonly date: string
  /** With which packs it was computed: with them the difference can be found again. */
  readonly packs: Readonly<Record<string, string>>
  readonly clientVersion?: string | null
  readonly serverVersion?: string | null
}

/** Enough to find the cause. Who asks says how many differ, so that the log must not grow with them. */
const mostNamed = 10

/** The server's word counts and goes out; that a client said otherwise is a defect of ours, never a refusal. */
export function reportPriceDifferences({ log, metrics }: Ears, { shown, ...terms }: ShownPrices): void {
  const differing = shown.filter(({ client, server }) => client !== null && client !== server)
  if (differing.length === 0) return

  log.error(
    {
      ...{ defect: 'priceDifference', ...terms, count: differing.length },
      differing: differing.slice(0, mostNamed),
    },
    'A client showed another price than ours',
  )
  metrics.priceDifferences(terms.where, differing.length)
}

/** The same for the total of a whole project, where the client said what it shows. */
export function reportShownTotal(
  ears: Ears,
  { packs, header }: ProjectDocument,
  price: ProjectPriceSummary | null,
  shownTotal: number | undefined,
): void {
  reportPriceDifferences(ears, {
    ...{ where: 'save', packs },
    shown: [{ row: null, client: shownTotal ?? null, server: price?.total ?? null }],
    ...{ currency: price?.currency ?? '', priceList: header.priceList ?? '', date: header.priceDate },
  })
}
