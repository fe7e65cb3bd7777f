import type { ProjectPriceSummary } from '@arredo/contract'
import type { ProjectDocument } from '@arredo/project'
import type { FastifyBaseLogger } from 'fastify'
import type { HttpMetrics } from '../telemetry/http-metrics.ts'

type Ears = { readonly log: FastifyBaseLogger; readonly metrics: HttpMetrics }

type ShownPrice = {
  readonly where: 'save' | 'recompute'
  /** Null: the whole project. */
  readonly row: string | null
  /** Minor units; null for what has no price. */
  readonly client: number | null
  readonly server: number | null
  readonly currency: string
  readonly priceList: string
  readonly date: string
  /** With which packs it was computed: with them the difference can be found again. */
  readonly packs: Readonly<Record<string, string>>
  readonly clientVersion?: string | null
  readonly serverVersion?: string | null
}

/** The server's word counts and goes out; that a client said otherwise is a defect of ours, never a refusal. */
export function reportPriceDifference({ log, metrics }: Ears, shown: ShownPrice): void {
  if (shown.client === null || shown.client === shown.server) return
  log.error({ defect: 'priceDifference', ...shown }, 'A client showed another price than ours')
  metrics.priceDifference(shown.where)
}

/** The same for the total of a whole project, where the client said what it shows. */
export function reportShownTotal(
  ears: Ears,
  { packs, header }: ProjectDocument,
  price: ProjectPriceSummary | null,
  shownTotal: number | undefined,
): void {
  reportPriceDifference(ears, {
    ...{ where: 'save', row: null, client: shownTotal ?? null, server: price?.total ?? null, packs },
    ...{ currency: price?.currency ?? '', priceList: header.priceList ?? '', date: header.priceDate },
  })
}
