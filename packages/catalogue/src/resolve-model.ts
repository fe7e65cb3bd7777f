import type { Model, Pack } from './pack.ts'

/** A model with all it inherits from its base; its own words win. Null when it or a base is missing. */
export function resolveModel(pack: Pick<Pack, 'models'>, code: string): Model | null {
  const line: Model[] = []
  for (let next: string | undefined = code; next !== undefined; ) {
    const model = pack.models.find((candidate) => candidate.code === next)
    if (!model || line.includes(model)) return null
    line.unshift(model)
    next = model.base
  }
  return line.reduce((base, own) => ({
    ...own,
    opening: { ...base.opening, ...own.opening },
    forced: { ...base.forced, ...own.forced },
    defaults: { ...base.defaults, ...own.defaults },
    limits: { ...base.limits, ...own.limits },
  }))
}

/** A model is final when no other is based on it; only final models are sold. */
export function isFinalModel(pack: Pick<Pack, 'models'>, code: string): boolean {
  return pack.models.some((model) => model.code === code) && !pack.models.some(({ base }) => base === code)
}

/** The model itself or one it is based on, however far. */
export function isOfModel(pack: Pick<Pack, 'models'>, code: string, wanted: readonly string[]): boolean {
  const seen = new Set<string>()
  for (let next: string | undefined = code; next !== undefined && !seen.has(next); ) {
    if (wanted.includes(next)) return true
    seen.add(next)
    next = pack.models.find((model) => model.code === next)?.base
  }
  return false
}
