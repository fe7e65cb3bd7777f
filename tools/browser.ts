import { execFileSync } from 'node:child_process'
import { browserFlags as flags } from '@arredo/server/browser-flags'

/** What the worker draws pictures with is what we test and look with. */
export const browserFlags: string[] = [...flags]

/** Debian's Chromium; Playwright's own cannot be fetched everywhere. */
export function chromiumPath(): string {
  return execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim()
}
