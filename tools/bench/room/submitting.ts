import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { largeHouse } from '@arredo/testing'
import { build } from 'vite'
import { kitchenPack } from '../../pricing/kitchen-pack.ts'
import type { BenchPlanner } from '../with-planner.ts'
import type { Judge } from './judge.ts'

const mostRatio = 1.2
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }
/** A page by itself is told the time to the microsecond, any other to a tenth of a millisecond. */
const alone = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
}

/** What a frame of 200 articles costs in script, against the same meshes drawn by Three.js alone in the same run. */
export async function benchSubmitting({ browser }: BenchPlanner, _: string, judge: Judge): Promise<void> {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-submit-'))
  const root = fileURLToPath(new URL('submit', import.meta.url))
  await build({
    ...{ configFile: false, root, logLevel: 'error' },
    build: { outDir, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 2000 },
  })
  const page = await browser.newPage()
  try {
    await page.route('**/*', async (route) => {
      const file = new URL(route.request().url()).pathname
      const body = await readFile(join(outDir, file)).catch(() => null)
      if (!body) return route.abort()
      return route.fulfill({
        body,
        headers: alone,
        contentType: types[extname(file)] ?? 'application/octet-stream',
      })
    })
    await page.goto('http://bench.localhost/index.html')
    const pack = await kitchenPack()
    const document = largeHouse({ catalogue: pack.code, pack: '' })
    await page.waitForFunction(() => 'submit' in globalThis)
    const { ours, bare } = await page.evaluate(
      (given) => {
        type Submit = (...wish: unknown[]) => { ours: number[]; bare: number[] }
        return (globalThis as unknown as { submit: Submit }).submit(given.document, given.pack)
      },
      { document, pack },
    )
    // The median of the rounds' own ratios: whatever else the machine does falls on both.
    const ratio = median(ours.map((spent, round) => spent / (bare[round] ?? Number.NaN)))
    judge.hold(
      'room-submit',
      ratio,
      mostRatio,
      '× of bare Three.js',
      `${median(ours).toFixed(2)} ms a frame, bare ${median(bare).toFixed(2)}`,
    )
  } finally {
    await page.close()
    await rm(outDir, { recursive: true })
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, two) => one - two)[values.length >> 1] ?? Number.NaN
}
