import type { ReportParam } from '../host/actions/generate-report.ts'
import type { ReportAnswers, ReportField } from '../reports/report-field.ts'

/** What a report asks and a host answers; names that it does not ask for are other engines'. */
export function answersOf(fields: readonly ReportField[], params: readonly ReportParam[]): ReportAnswers {
  const given = new Map(params.map(({ name, selected }) => [name, selected]))
  return Object.fromEntries(
    fields.flatMap((field) => {
      const answer = given.has(field.name) ? answerTo(field, given.get(field.name)) : null
      return answer === null ? [] : [[field.name, answer] as const]
    }),
  )
}

/** Null counts as not said; what cannot be an answer is refused by whoever reads it. */
function answerTo({ kind }: ReportField, selected: unknown): ReportAnswers[string] | null {
  if (selected === null || selected === undefined) return null
  if (kind === 'switch') return ![false, 0, '0', 'false', ''].includes(selected as never)
  return kind === 'number' ? Number(selected) : String(selected)
}
