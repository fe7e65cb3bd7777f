import type { Random } from './random.ts'

/** As much of JSON Schema as our definitions come out as. */
export type Schema = {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema | boolean
  readonly prefixItems?: readonly Schema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly format?: string
  readonly pattern?: string
  readonly default?: unknown
}

/** Something the schema would most likely take. */
export function fromSchema(schema: Schema, random: Random, depth = 0): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fromSchema(random.pick(choices), random, depth)
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((part) => fromSchema(part, random, depth)))
  }
  const type = typeof schema.type === 'string' ? schema.type : schema.type && random.pick(schema.type)
  if (type === 'object' || schema.properties) return objectOf(schema, random, depth)
  if (type === 'array') return arrayOf(schema, random, depth)
  if (type === 'string') return textOf(schema, random)
  if (type === 'integer' || type === 'number') return numberOf(schema, random, type)
  if (type === 'boolean') return random.isOneIn(2)
  return type === 'null' ? null : random.pick([null, 1, 'text', {}, []])
}

function objectOf(schema: Schema, random: Random, depth: number): Record<string, unknown> {
  const required = new Set(schema.required ?? [])
  const entries = Object.entries(schema.properties ?? {})
    .filter(([name]) => required.has(name) || (depth < 6 && random.isOneIn(2)))
    .map(([name, each]) => [name, fromSchema(each, random, depth + 1)] as const)
  const extra =
    typeof schema.additionalProperties === 'object' && depth < 6
      ? [['extra', fromSchema(schema.additionalProperties, random, depth + 1)] as const]
      : []
  return Object.fromEntries([...entries, ...extra])
}

function arrayOf(schema: Schema, random: Random, depth: number): unknown[] {
  if (schema.prefixItems) return schema.prefixItems.map((each) => fromSchema(each, random, depth + 1))
  const least = schema.minItems ?? 0
  const count = Math.min(schema.maxItems ?? 3, least + random.below(depth < 6 ? 4 : 1))
  const items = typeof schema.items === 'object' ? schema.items : {}
  return Array.from({ length: count }, () => fromSchema(items, random, depth + 1))
}

const words = [
  'KITCHEN',
  'LINEO_STD',
  'B-DOOR',
  'EUR2026',
  'en',
  'FRONT=OAK',
  'L=600',
  '2026-11-16',
  'main',
  '',
]

function textOf({ format, pattern, minLength = 0, maxLength = 40 }: Schema, random: Random): string {
  if (format === 'uuid') return '0190a000-0000-7000-8000-000000000000'
  if (format === 'date') return '2026-11-16'
  if (format === 'date-time') return '2026-11-16T10:00:00.000Z'
  if (format === 'base64') return Buffer.from(random.pick(words)).toString('base64')
  if (pattern?.includes('0-9a-f]{64}')) return 'a'.repeat(64)
  return random.pick(words).padEnd(minLength, 'x').slice(0, maxLength)
}

function numberOf(schema: Schema, random: Random, type: string): number {
  const least = schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1
  const most = Math.min(schema.maximum ?? 1_000, 1_000_000)
  const ends = [least, most, 1, 2, 600]
  const number = random.isOneIn(3) ? random.pick(ends) : least + random.next() * Math.max(0, most - least)
  return type === 'integer' ? Math.round(number) : number
}
