import { isFinalModel, type Pack } from '@arredo/catalogue'
import { findFolded } from '@arredo/contract/host'
import { done, type Result, refuse } from '@arredo/project'

/** D-13, H-33, H-70: the code itself when it is final, else the only final model below it. */
export function findModel(pack: Pack, wanted: string): Result<string> {
  const named = findFolded(pack.models, wanted, ({ code }) => code)
  if (!named) return refuse(`${wanted} is an unknown model`)

  const finals = pack.models.filter(({ code }) => isFinalModel(pack, code) && isBelow(pack, code, named.code))
  const [only, ...more] = finals.map(({ code }) => code)
  if (only === undefined) return refuse(`${wanted} is an unknown model`)
  if (more.length === 0) return done(only)
  return refuse(`${wanted} isn't a final model. Submodels available: ${[only, ...more].join(', ')}`)
}

function isBelow(pack: Pack, code: string, top: string): boolean {
  const line = new Set<string>()
  for (let next: string | undefined = code; next !== undefined && !line.has(next); ) {
    if (next === top) return true
    line.add(next)
    const at: string = next
    next = pack.models.find((model) => model.code === at)?.base
  }
  return false
}
