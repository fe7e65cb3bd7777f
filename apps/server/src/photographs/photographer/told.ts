import { isRefusalReason, type RefusalReason } from './refusals.ts'

/** One thing that the program said: its own script in lines of JSON, Blender in words of its own. */
export type Told =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'portion'; readonly done: number; readonly count: number; readonly total: number }
  | { readonly kind: 'sample'; readonly sample: number }
  | { readonly kind: 'preview' }
  | { readonly kind: 'refusal'; readonly reason: RefusalReason }
  | { readonly kind: 'end'; readonly cpuSeconds: number; readonly memory: number }

export function told(line: string): Told | null {
  if (!line.startsWith('{')) {
    const sample = / Sample (\d+)\/\d+/.exec(line)
    return sample ? { kind: 'sample', sample: Number(sample[1]) } : null
  }

  const said = parsed(line)
  if (typeof said.words === 'string') return { kind: 'words', words: said.words }
  if (Array.isArray(said.portion)) {
    const [done, count, total] = said.portion.map(Number)
    return { kind: 'portion', done: done ?? 0, count: count ?? 0, total: total || 1 }
  }
  if (said.preview === true) return { kind: 'preview' }
  if (isRefusalReason(said.refusal)) return { kind: 'refusal', reason: said.refusal }
  if (typeof said.cpuSeconds === 'number') {
    return { kind: 'end', cpuSeconds: said.cpuSeconds, memory: Number(said.memory) }
  }
  return null
}

function parsed(line: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(line)
  } catch {
    return {}
  }
}
