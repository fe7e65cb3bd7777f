import { parseSync, Visitor } from 'oxc-parser'
import { check } from 'recheck'

export type Pattern = { readonly source: string; readonly flags: string; readonly file: string }

/** Every pattern written as such; one that is put together of texts is not seen. */
export function patternsOf(file: string, text: string): readonly Pattern[] {
  const found: Pattern[] = []
  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ source: node.regex.pattern, flags: node.regex.flags, file })
    },
  })
  visitor.visit(parseSync(file, text).program)
  return found
}

export function written({ source, flags }: Pattern): string {
  return `/${source}/${flags}`
}

/** Nothing is repeated where there is nothing to repeat it with. */
const repeats = /[*+{]/

/** By counted steps and a fixed seed, never by the clock: a slow machine judges alike. */
export async function isLinear({ source, flags }: Pattern): Promise<boolean> {
  if (!repeats.test(source)) return true
  const { status } = await check(source, flags, {
    ...{ timeout: null, attackTimeout: null, incubationTimeout: null, randomSeed: 1 },
    ...{ incubationLimit: 5_000, attackLimit: 1_000_000, maxGenStringSize: 50, maxIteration: 3 },
  })
  return status === 'safe'
}
