import { scrub } from '@arredo/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { createBudget, reportsTaken } from '../reporting/budget.ts'
import type { HttpMetrics } from '../telemetry/http-metrics.ts'
import { policyReportPath } from './security-policy.ts'

const Report = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
    'document-uri': z.optional(z.string()),
    'source-file': z.optional(z.string()),
    'line-number': z.optional(z.number()),
  }),
})

/** Browsers tell here what the policy stopped; anybody can post here, so a report is cut short and never believed. */
export function registerPolicyReports(
  server: FastifyInstance,
  metrics: HttpMetrics,
  clock: () => Date,
): void {
  const takes = createBudget(reportsTaken)
  server.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, String(body)),
  )
  server.post(policyReportPath, async (request, reply) => {
    metrics.policyReport()
    if (takes(1, clock().getTime()) === 0) {
      metrics.droppedReports(1)
      return reply.code(204).send()
    }
    const report = Report.safeParse(parse(String(request.body)))
    if (report.success) {
      const fields = Object.entries(report.data['csp-report']).map(([name, value]) => [
        name,
        scrub(String(value)),
      ])
      request.log.warn({ report: Object.fromEntries(fields) }, 'policy report')
    }
    return reply.code(204).send()
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
