import type { Log } from '@arredo/flows'
import { createReports, type Reports } from './errors.ts'

/** One page in so many tells how fast it was; every page tells what went wrong. */
const vitalsOfOneIn = 10

/** Listens to everything that goes wrong in this page, from now on. */
export function reportErrors(route: () => string): Reports {
  const reports = createReports({
    build: document.documentElement.dataset.build ?? 'development',
    route,
    newId: () => crypto.randomUUID(),
    send,
  })
  window.addEventListener('error', ({ error, message }) => void reports.error(error ?? message, 'script'))
  window.addEventListener('unhandledrejection', ({ reason }) => void reports.error(reason, 'promise'))
  // Phones end a hidden page without another word.
  document.addEventListener('visibilitychange', () => document.hidden && reports.flush())
  if (Math.random() * vitalsOfOneIn < 1) void watchVitals(reports)
  return reports
}

export function reportingLog(log: Log, reports: Reports): Log {
  return {
    warn: log.warn,
    error(message, details) {
      log.error(message, details)
      reports.error(details instanceof Error ? details : message, 'log')
    },
  }
}

/** Goes out even while the page goes; nobody waits for the answer, and a failure is no error of its own. */
function send(body: string): void {
  const headers = { 'content-type': 'application/json' }
  fetch('/api/errors/report', { method: 'POST', body, headers, keepalive: true }).catch(() => {})
}

/** Fetched only where it is used: most pages do without. */
async function watchVitals(reports: Reports): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value, rating }) => reports.vital({ name, value, rating }))
  }
}
