import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

test('the price engine says the same to the byte in a browser as in Node', async ({ page }) => {
  const script = fileURLToPath(new URL('../tools/pricing/print-parity.ts', import.meta.url))
  const printed = execFileSync('node', [script], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const { bundle, pack, answer }: { bundle: string; pack: unknown; answer: string } = JSON.parse(printed)
  await page.addScriptTag({ content: bundle })
  const found = await page.evaluate(`arredoPrices.priceCases(${JSON.stringify(pack)})`)
  expect(found).toBe(answer)
})
