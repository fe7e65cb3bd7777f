import { type ErrorReport, scrub, scrubStack } from '@arredo/contract'
import { answer, type CallContext, type Handler } from '../channel/handler.ts'
import { createBudget, reportsTaken } from './budget.ts'

const takes = createBudget(reportsTaken)

/** Reports go to the log, where errors of the server are too, and into numbers. None is believed, none is stored. */
export const reportErrors: Handler<'errors/report'> = {
  transaction: 'own',
  async run(context, { build, reports }) {
    const { metrics } = context
    const taken = reports.slice(0, takes(reports.length, context.now.getTime()))
    if (taken.length < reports.length) metrics.droppedReports(reports.length - taken.length)
    for (const report of taken) {
      if (report.kind === 'vital') metrics.vital(report.name, report.rating, report.value)
      else logError(context, build, report)
    }
    return answer(null)
  },
}

/** Scrubbed here too: an old browser, or one that is none, may not have done it. */
function logError({ log, metrics, site }: CallContext, build: string, report: ErrorReport): void {
  metrics.browserError(report.source)
  log.error(
    {
      ...{ tenant: site.code, build: build.replace(/[^\w.-]/g, ''), error: report.id, source: report.source },
      ...{ route: report.route, stack: scrubStack(report.stack) },
    },
    `browser error: ${scrub(report.message)}`,
  )
}
