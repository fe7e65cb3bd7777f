import type { Answer, CallName } from '@arredo/contract'
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client'

/** What the server counts; labels have few values each, and none names a tenant or a person. */
export type HttpMetrics = {
  readonly call: (name: CallName, outcome: string, seconds: number) => void
  readonly policyReport: () => void
  readonly browserError: (source: string) => void
  readonly droppedReports: (count: number) => void
  readonly vital: (name: string, rating: string, value: number) => void
  readonly eventClients: (count: () => number) => void
  readonly droppedEventClient: () => void
  /** A request was refused because there was too much to do. */
  readonly shed: (rank: string) => void
  readonly loopWait: (milliseconds: () => number) => void
  /** A client showed another price than the server's: a defect. */
  readonly priceDifferences: (where: 'save' | 'recompute', count: number) => void
}

export function httpMetrics(registry: Registry): HttpMetrics {
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'arredo_call_seconds',
    help: 'How long calls took, by call and outcome: rate, errors and duration',
    labelNames: ['call', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers })
  const saves = counter('arredo_saves_total', 'Saves of projects: ok, conflict or failed', 'outcome')
  const policyReports = counter(
    'arredo_policy_reports_total',
    'What browsers say the security policy stopped',
  )
  const browserErrors = counter('arredo_browser_errors_total', 'Errors reported by browsers', 'source')
  const droppedReports = counter(
    'arredo_browser_reports_dropped_total',
    'Reports of browsers beyond the limit',
  )
  const droppedClients = counter(
    'arredo_event_clients_dropped_total',
    'Streams ended because nobody read them',
  )
  const differingPrices = counter(
    'arredo_price_differences_total',
    "Prices shown by a client that are not the server's",
    'where',
  )
  const shed = counter('arredo_shed_total', 'Requests refused because there was too much to do', 'rank')
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(value())
      },
    })
  const vitals = new Histogram({
    name: 'arredo_web_vital',
    help: 'Web vitals of a sample of pages; milliseconds, for CLS a score',
    labelNames: ['name', 'rating'],
    buckets: [0.01, 0.1, 0.25, 50, 100, 200, 500, 1000, 1800, 2500, 4000, 8000],
    registers,
  })

  return {
    call(name, outcome, seconds) {
      calls.observe({ call: name, outcome }, seconds)
      if (name === 'projects/save') saves.inc({ outcome: saveOutcome(outcome) })
    },
    policyReport: () => policyReports.inc(),
    browserError: (source) => browserErrors.inc({ source }),
    droppedReports: (count) => droppedReports.inc(count),
    vital: (name, rating, value) => vitals.observe({ name, rating }, value),
    droppedEventClient: () => droppedClients.inc(),
    priceDifferences: (where, count) => differingPrices.inc({ where }, count),
    shed: (rank) => shed.inc({ rank }),
    loopWait: (milliseconds) =>
      void gauge(
        'arredo_loop_wait_seconds',
        'How long whatever came in during the last second waited for the thread, on average',
        () => milliseconds() / 1000,
      ),
    eventClients: (count) => void gauge('arredo_event_clients', 'Browsers that follow events now', count),
  }
}

export function outcomeOf(answer: Answer<unknown> | { readonly ok: true }): string {
  return answer.ok ? 'ok' : answer.code
}

function saveOutcome(outcome: string): string {
  return outcome === 'ok' || outcome === 'conflict' ? outcome : 'failed'
}
