import type { Result } from '@arredo/project'
import type { App } from '../app.ts'

/** Two people saved; what compares and merges is fetched when it happens. */
export async function resolveConflict(app: App): Promise<Result<string>> {
  const { decideConflict } = await import('../conflict/decide-conflict.ts')
  return decideConflict(app)
}
