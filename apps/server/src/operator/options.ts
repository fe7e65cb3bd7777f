import { parseArgs } from 'node:util'

/** One option of a command. What it says is its help and, after "must be", its complaint. */
export type Option = {
  readonly kind: 'text' | 'list' | 'flag'
  readonly says: string
  readonly format?: RegExp
  readonly isRequired?: boolean
}
export type Options = Readonly<Record<string, Option>>

export type ValuesOf<Own extends Options> = { readonly [Name in keyof Own]: ValueOf<Own[Name]> }
type ValueOf<Own extends Option> = Own['kind'] extends 'flag'
  ? boolean
  : Own['kind'] extends 'list'
    ? readonly string[] | undefined
    : Own extends { readonly isRequired: true }
      ? string
      : string | undefined

export function text(says: string, format?: RegExp) {
  return { kind: 'text', says, ...(format && { format }) } as const
}

export function required(says: string, format?: RegExp) {
  return { kind: 'text', says, isRequired: true, ...(format && { format }) } as const
}

/** Written with commas, or given several times. */
export function list(says: string, format?: RegExp) {
  return { kind: 'list', says, ...(format && { format }) } as const
}

export function flag(says: string) {
  return { kind: 'flag', says } as const
}

export type ReadWords =
  | {
      readonly ok: true
      readonly positionals: readonly string[]
      readonly values: Readonly<Record<string, unknown>>
    }
  | { readonly ok: false; readonly message: string }

/** Words of a command line against the options a command has; what is wrong is named with its form. */
export function readWords(words: readonly string[], options: Options): ReadWords {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(options).map(([name, { kind }]) => [
          name,
          kind === 'flag'
            ? ({ type: 'boolean' } as const)
            : ({ type: 'string', multiple: kind === 'list' } as const),
        ]),
      ),
    })
    return check(positionals, values, options)
  } catch (error) {
    // Node's own sentence names the option; what follows it is advice on how to write dashes.
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split('. ')
    return { ok: false, message: sentence }
  }
}

function check(
  positionals: readonly string[],
  given: Readonly<Record<string, unknown>>,
  options: Options,
): ReadWords {
  const values: Record<string, unknown> = {}
  for (const [name, { kind, says, format, isRequired }] of Object.entries(options)) {
    const value = kind === 'list' ? parts(given[name]) : given[name]
    if (kind === 'flag') values[name] = value === true
    else if (value === undefined && isRequired) return { ok: false, message: `--${name} is missing: ${says}` }
    else values[name] = value

    const texts = Array.isArray(value) ? value : typeof value === 'string' ? [value] : []
    const wrong = texts.find((one) => one === '' || (format && !format.test(one)))
    if (wrong !== undefined) return { ok: false, message: `--${name} ${wrong}: must be ${says}` }
  }
  return { ok: true, positionals, values }
}

function parts(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.flatMap((one) => String(one).split(',')).map((one) => one.trim())
}
