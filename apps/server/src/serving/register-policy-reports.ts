import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
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

export type PolicyReports = { readonly count: () => number }

/** Browsers tell here what the policy stopped; anybody can post here, so a report is cut short and never believed. */
export function registerPolicyReports(server: FastifyInstance): PolicyReports {
  let count = 0
  server.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, String(body)),
  )
  server.post(policyReportPath, async (request, reply) => {
    count += 1
    const report = Report.safeParse(parse(String(request.body)))
    if (report.success) {
      const fields = Object.entries(report.data['csp-report']).map(([name, value]) => [
        name,
        String(value).slice(0, 300),
      ])
      request.log.warn({ report: Object.fromEntries(fields), count }, 'policy report')
    }
    return reply.code(204).send()
  })
  return { count: () => count }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
