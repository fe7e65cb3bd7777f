import { done, type Result, refuse } from '@arredo/project'
import type * as z from 'zod/mini'
import type { HostActionName } from './action-names.ts'
import { type Fields, fieldOf } from './fields.ts'

/** A key of a request as the wire spells it, for the reference. */
export type KeyNote = {
  readonly type: string
  readonly about: string
  readonly required?: true
}

/**
 * One action's request: its keys on the wire, and the schema that reads them into our words. The schema
 * refuses what can be refused by looking at the request alone; a field whose check follows a check of the
 * application's state is read as empty when it is missing, and refused in its turn (D-02).
 */
export type HostRequest<Name extends HostActionName = HostActionName, Schema extends Reads = Reads> = {
  readonly name: Name
  readonly summary: string
  readonly keys: Readonly<Record<string, KeyNote>>
  /** What is answered on success: a sentence, or what `content` holds. */
  readonly success: string
  /** Own words of this action beyond those common to all. */
  readonly refusals: readonly string[]
  readonly schema: Schema
  /** Keys beyond the named ones go under this name, as they are. */
  readonly rest?: string
}

type Reads = z.ZodMiniType<unknown>

export type RequestOf<Definition> =
  Definition extends HostRequest<HostActionName, infer Schema> ? z.output<Schema> : never

export function defineRequest<Name extends HostActionName, Schema extends Reads>(
  definition: HostRequest<Name, Schema>,
): HostRequest<Name, Schema> {
  return definition
}

/** The first refusal in the order of the keys, or the request in our words. */
export function readRequest({ keys, schema, rest }: HostRequest, fields: Fields): Result<unknown> {
  const names = Object.keys(keys)
  const known: Record<string, unknown> = Object.fromEntries(
    names.map((name) => [name, fieldOf(fields, name)]),
  )
  if (rest) known[rest] = othersOf(fields, names)

  const read = schema.safeParse(known)
  return read.success ? done(read.data) : refuse(read.error.issues[0]?.message ?? 'Request not valid')
}

function othersOf(fields: Fields, names: readonly string[]): Record<string, unknown> {
  const taken = new Set([...names, 'action', 'requestId'].map((name) => name.toLowerCase()))
  return Object.fromEntries(fields.filter(([key]) => !taken.has(key.toLowerCase())))
}
