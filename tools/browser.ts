import { execFileSync } from 'node:child_process'

/** Software WebGL through Mesa, and no connection but to our own servers. */
export const browserFlags: string[] = [
  '--use-gl=angle',
  '--use-angle=gl-egl',
  '--ignore-gpu-blocklist',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/** Debian's Chromium; Playwright's own cannot be fetched everywhere. */
export function chromiumPath(): string {
  return execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim()
}
