import { done, type Result, refuse } from '@arredo/project'
import * as z from 'zod/mini'
import { saleColumns } from '../brand-paper.ts'

const Name = z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/))
/** English; translated where it is shown. */
const Label = z.string()

/** A field that says nothing where a brand's rows have no such column. */
const OfColumn = z.optional(z.enum(saleColumns))
/** A field that hardly anybody answers otherwise: it is shown behind the others, closed. */
const Group = z.optional(z.literal('paper'))
const named = { name: Name, label: Label, column: OfColumn, group: Group }

/** One thing that is asked before a report is made. */
export const ReportField = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('switch'), ...named, initial: z.boolean() }),
  z.object({
    ...{ kind: z.literal('choice'), ...named },
    options: z.array(z.object({ value: z.string(), label: Label })),
    initial: z.string(),
  }),
  /** One of the project's saved views, by its id, or what is among the others. */
  z.object({
    ...{ kind: z.literal('view'), ...named },
    others: z.array(z.object({ value: z.string(), label: Label })),
    initial: z.string(),
  }),
  z.object({
    kind: z.literal('number'),
    ...{ ...named, initial: z.number(), min: z.number(), max: z.number() },
  }),
  /** Several lines where it may be long. */
  z.object({ kind: z.literal('text'), ...named, initial: z.string(), longest: z.int() }),
])
export type ReportField = Readonly<z.output<typeof ReportField>>

/** What was answered, by the field's name. */
export const ReportAnswers = z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]))
export type ReportAnswers = Readonly<z.output<typeof ReportAnswers>>

/** An answer to every field: what was not asked has its initial value. One to another question is a mistake. */
export function readAnswers(
  fields: readonly ReportField[],
  given: Readonly<Record<string, unknown>>,
): Result<ReportAnswers> {
  const names = new Set(fields.map(({ name }) => name))
  const unknown = Object.keys(given).find((name) => !names.has(name))
  if (unknown !== undefined) return refuse(`This report does not ask for ${unknown}`)

  const answers: [string, boolean | number | string][] = []
  for (const field of fields) {
    const answer = given[field.name] ?? field.initial
    if (!isAnswer(field, answer)) return refuse(`${field.name} cannot be ${JSON.stringify(answer)}`)
    answers.push([field.name, answer])
  }
  return done(Object.fromEntries(answers))
}

const longestView = 100

function isAnswer(field: ReportField, answer: unknown): answer is boolean | number | string {
  switch (field.kind) {
    case 'switch':
      return typeof answer === 'boolean'
    case 'choice':
      return field.options.some(({ value }) => value === answer)
    // Of a project that is not looked at here: another's view counts as none.
    case 'view':
      return typeof answer === 'string' && answer.length <= longestView
    case 'number':
      return typeof answer === 'number' && answer >= field.min && answer <= field.max
    case 'text':
      return typeof answer === 'string' && answer.length <= field.longest
  }
}
