import type { CompiledConstraint, Model } from './model.ts'

/** Per variable, the positions of the values still standing, rising. Never changed in place. */
export type Domains = readonly (readonly number[])[]

/** Wider products are left to the search, which narrows them; the answer stays exact. */
const reviseLimit = 4_096

/** Takes away values without support until nothing changes; null when a domain runs empty. */
export function propagate(model: Model, domains: Domains, changed: Iterable<number>): Domains | null {
  const current = [...domains]
  const waiting = new Set(changed)

  for (const position of waiting) {
    waiting.delete(position)
    const constraint = model.constraints[position]
    if (!constraint) continue
    if (constraint.scope.length === 0 && !constraint.permits([])) return null

    const supported = revise(constraint, current)
    if (!supported) continue
    for (const [place, values] of supported.entries()) {
      const variable = constraint.scope[place]
      if (variable === undefined || values.length === current[variable]?.length) continue
      if (values.length === 0) return null
      current[variable] = values
      for (const watcher of model.watchers[variable] ?? []) if (watcher !== position) waiting.add(watcher)
    }
  }
  return current
}

/** The values of each variable of the scope that some allowed tuple holds; null when not looked at. */
function revise({ scope, permits }: CompiledConstraint, domains: readonly (readonly number[])[]) {
  const live = scope.map((variable) => domains[variable] ?? [])
  if (live.reduce((product, values) => product * values.length, 1) > reviseLimit) return null

  const seen = live.map(() => new Set<number>())
  const missing = () => live.some((values, place) => (seen[place]?.size ?? 0) < values.length)
  const at = live.map(() => 0)
  const tuple = live.map((values) => values[0] ?? -1)
  for (;;) {
    if (permits(tuple)) {
      let grew = false
      for (const [place, value] of tuple.entries()) {
        const known = seen[place]
        if (!known || known.has(value)) continue
        known.add(value)
        grew = true
      }
      if (grew && !missing()) return live
    }
    if (!advance(at, tuple, live)) break
  }
  return live.map((values, place) => values.filter((value) => seen[place]?.has(value)))
}

function advance(at: number[], tuple: number[], live: readonly (readonly number[])[]): boolean {
  for (let place = at.length - 1; place >= 0; place -= 1) {
    const values = live[place] ?? []
    const next = (at[place] ?? 0) + 1
    const wraps = next >= values.length
    at[place] = wraps ? 0 : next
    tuple[place] = values[wraps ? 0 : next] ?? -1
    if (!wraps) return true
  }
  return false
}
