import { type Access, type Call, calls, contractVersion, failureStatus } from '@arredo/contract'
import * as z from 'zod/mini'

const whoMay: Readonly<Record<Access, string>> = {
  anyone: 'Anyone.',
  profile: 'Any user, guests too.',
  loggedIn: 'Customers and professionals.',
  pro: 'Professionals.',
  catalogue: 'Professionals with the module CATALOGUE or the admin flag.',
  supervisor: 'Professionals with the admin flag.',
}

/** OpenAPI 3.1 of the command channel, from the definitions that also check the calls. Made once: anyone may ask for it. */
export function openApi(): ReturnType<typeof describeCalls> {
  described ??= describeCalls()
  return described
}

let described: ReturnType<typeof describeCalls> | undefined

function describeCalls() {
  const paths = Object.entries<Call>(calls).map(([name, call]) => [
    `/api/${name}`,
    { post: operation(name, call) },
  ])
  return {
    openapi: '3.1.0',
    info: {
      title: 'Arredo command channel',
      version: String(contractVersion),
      description:
        'Every call is a POST with a JSON body and answers in one shape; the code decides the status.',
    },
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'arredo_session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Failure: failure },
    },
  }
}

function operation(name: string, call: Call) {
  const statuses = [...new Set(Object.values(failureStatus))].sort((one, other) => one - other)
  const failures = statuses.map((status) => [
    String(status),
    { description: codesOf(status).join(', '), content: json({ $ref: '#/components/schemas/Failure' }) },
  ])
  return {
    operationId: name.replace('/', '_'),
    tags: [call.service],
    summary: call.summary,
    description: `Who may call: ${whoMay[call.access]}`,
    security: call.access === 'anyone' ? [] : [{ cookie: [] }, { bearer: [] }],
    requestBody: { required: true, content: json(schemaOf(call.input, 'input')) },
    responses: {
      200: { description: 'Done', content: json(success(schemaOf(call.output, 'output'))) },
      ...Object.fromEntries(failures),
    },
  }
}

function json(schema: unknown) {
  return { 'application/json': { schema } }
}

function success(value: unknown) {
  return { type: 'object', properties: { ok: { const: true }, value }, required: ['ok', 'value'] }
}

const failure = {
  type: 'object',
  properties: {
    ok: { const: false },
    code: { enum: Object.keys(failureStatus) },
    message: { type: 'string' },
    details: {},
  },
  required: ['ok', 'code', 'message'],
}

function codesOf(status: number): readonly string[] {
  return Object.entries(failureStatus).flatMap(([code, own]) => (own === status ? [code] : []))
}

/** A project document is checked by its own package; here it is any object. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io })
  return rest
}
