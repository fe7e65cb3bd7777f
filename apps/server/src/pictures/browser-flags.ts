/**
 * A headless Chromium that draws with Mesa's software renderer (the same picture as SwiftShader at a third
 * of the cost) and connects to nothing on its own.
 */
export const browserFlags: readonly string[] = [
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
