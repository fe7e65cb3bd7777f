import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { draftStorageContract } from '../packages/flows/src/testing/draft-storage-contract.ts'
import type * as storagePage from './draft-storage-page.ts'
import { expect, test } from './story.ts'

declare const inPage: typeof storagePage

test('drafts lie in IndexedDB as they lie in memory: one contract, two storages', async ({ page }) => {
  // Any address will do that has a storage; nothing is asked of a server.
  await page.route('http://storage.localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Drafts</title>' }),
  )
  await page.goto('http://storage.localhost/')
  await page.addScriptTag({ content: await bundle('draft-storage-page.ts') })

  for (const [index, { name, gives }] of draftStorageContract.entries()) {
    const given = await page.evaluate((number) => inPage.runCase(number), index)
    expect(given, name).toEqual(gives)
  }
  expect(await page.evaluate(() => inPage.giveWay()), 'gives way to a later version').toEqual([
    'opened',
    'refused',
  ])
})

async function bundle(file: string): Promise<string> {
  const entry = fileURLToPath(new URL(file, import.meta.url))
  const built = await build({
    ...{ configFile: false, logLevel: 'warn' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'inPage' } },
  })
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
  return output[0].code
}
