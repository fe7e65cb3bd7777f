import { closeSync, readFileSync } from 'node:fs'

export type Variables = Readonly<Record<string, string | undefined>>

/**
 * `X_FILE` in place of `X`: a secret lies in a file and not in the environment, which `docker inspect` shows and
 * every process of the same user can read. `/dev/fd/3` is a file that whoever started us has opened already.
 */
export function withSecretFiles(environment: Variables, names: readonly string[]): Variables {
  const read = names.flatMap((name) => {
    const path = environment[`${name}_FILE`]
    if (path === undefined) return []
    if (environment[name] !== undefined)
      throw new Error(`Wrong environment. ${name}: also given as ${name}_FILE`)
    return [[name, contentOf(path, `${name}_FILE`)] as const]
  })
  return { ...environment, ...Object.fromEntries(read) }
}

/** An open file is read once and closed: nothing we start later inherits it. */
function contentOf(path: string, name: string): string {
  const opened = /^\/dev\/fd\/([3-9])$/.exec(path)?.[1]
  const known = seen.get(path)
  if (known !== undefined) return known
  try {
    const text = readFileSync(opened ? Number(opened) : path, 'utf8').trim()
    if (!opened) return text
    closeSync(Number(opened))
    seen.set(path, text)
    return text
  } catch {
    throw new Error(`Wrong environment. ${name}: the file cannot be read`)
  }
}

const seen = new Map<string, string>()
