import { done, type Result, refuse } from '@arredo/project'
import * as z from 'zod/mini'
import { defineRequest } from '../define-request.ts'
import { keyOf } from '../fields.ts'
import { check, Flag, flag, readOr, text } from '../readers.ts'

const otherEngine = 'Valid only for devexpress reports at the moment'
const eachParam = "Each param must be an object containing 'name' and 'selected' keys"

export type ReportParam = { readonly name: string; readonly selected: unknown }

export const generateReport = defineRequest({
  name: 'generateReport',
  summary: 'Makes a report of the open project',
  keys: {
    reportname: { type: 'string', about: 'Name of the report', required: true },
    params: { type: '{name, selected}[]', about: 'Parameters of the report', required: true },
    isdevexpress: { type: 'boolean', about: 'The only engine there is; default true' },
    recompute: { type: 'boolean', about: 'Compute prices first; default false' },
  },
  success: 'content: the PDF in base64, without a data: prefix',
  refusals: [
    'Missing report name',
    'Params must be an array',
    'Params array is empty',
    eachParam,
    otherEngine,
  ],
  // H-43, H-44, H-47, D-17
  schema: z.pipe(
    z.object({
      reportname: readOr('Missing report name', (value) => text(value) || undefined),
      params: check(readParams),
      isdevexpress: readOr(otherEngine, (value) => (flag(value, true) ? true : undefined)),
      recompute: Flag(false),
    }),
    z.transform(({ reportname: report, params, recompute }) => ({ report, params, recompute })),
  ),
})

function readParams(value: unknown): Result<readonly ReportParam[]> {
  if (!Array.isArray(value)) return refuse('Params must be an array')
  if (value.length === 0) return refuse('Params array is empty')

  const params = value.map((param: unknown) => ({
    name: keyOf(param, 'name'),
    selected: keyOf(param, 'selected'),
  }))
  return params.every(isParam) ? done(params) : refuse(eachParam)
}

function isParam(param: { name: unknown; selected: unknown }): param is ReportParam {
  return typeof param.name === 'string' && param.name !== '' && param.selected !== undefined
}
