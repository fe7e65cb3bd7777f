import { type Config, contractVersion, readConfigFile } from '@arredo/contract'
import type { Result } from '@arredo/project'

/** a file that is missing, unreadable or wrong is refused with the same words. */
export async function fetchConfig(
  send: typeof fetch = (...request) => fetch(...request),
): Promise<Result<Config>> {
  try {
    const response = await send(`/config/config.json?v=${contractVersion}`)
    return readConfigFile(response.ok ? await response.json() : null)
  } catch {
    return readConfigFile(null)
  }
}
