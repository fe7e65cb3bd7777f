import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type DialogName, dialogTable } from '@arredo/flows'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserFlags, chromiumPath } from '../../browser.ts'
import { projectRoot } from '../../project-files.ts'
import { startStack } from '../../stack/start-stack.ts'
import { type SizeName, tourSizes } from '../tour.ts'
import { speak } from './app-in-page.ts'
import { layOut } from './lay-out.ts'
import { type Finding, type Looking, lookAt } from './look-at.ts'
import { newSite } from './new-site.ts'
import { recipesFor } from './route-recipes.ts'
import {
  enter,
  learnAddresses,
  leaveDialogs,
  openDialog,
  openPath,
  prepareDialogs,
  type Site,
} from './visit.ts'

/**
 * `npm run shot:sheets [-- name…] [--out folder] [--brand atlas|demo] [--size desk|tablet|phone] [--languages en,it,qps]`:
 * every address and every dialog of the built application as contact sheets, with what axe finds and what is cut.
 */
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    brand: { type: 'string', multiple: true, default: ['atlas', 'demo'] },
    size: { type: 'string', multiple: true, default: ['desk', 'tablet', 'phone'] },
    languages: { type: 'string', default: 'en,it,qps' },
  },
})
const out = values.out ?? mkdtempSync(join(tmpdir(), 'arredo-sheets-'))
mkdirSync(out, { recursive: true })
const findings: Finding[] = []
const looking: Looking = {
  ...{ out, shots: [], tell },
  sizes: values.size as SizeName[],
  languages: values.languages.split(','),
}

const stack = await startStack({
  database: `arredo_sheets_${process.pid}`,
  fresh: true,
  durable: false,
  webFolder: `${projectRoot}dist/web`,
  logLevel: 'warn',
})
const browser = await chromium.launch({ executablePath: chromiumPath(), args: browserFlags })
try {
  await Promise.all(
    values.brand.map(async (name) => {
      const site = await newSite(stack, name as Site['brand'])
      await walk(browser, site).catch((error) => tell(unreached(site, 'the rest', error)))
    }),
  )
} finally {
  await browser.close()
  await stack.stop()
}
for (const file of await layOut(looking.shots, findings, out)) console.log(file)
writeFileSync(join(out, 'findings.tsv'), findings.map((each) => `${lineOf(each)}\n`).join(''))
console.log(`${looking.shots.length} pictures, ${findings.length} findings: ${out}`)
process.exitCode = findings.length > 0 ? 1 : 0

function tell(finding: Finding): void {
  findings.push(finding)
  console.error(lineOf(finding))
}

function lineOf({ brand, name, size, language, what }: Finding): string {
  return [brand, name, size, language, what].join('\t')
}

async function walk(inBrowser: Browser, site: Site): Promise<void> {
  const { brand } = site
  const seller = await enter(inBrowser, site, 'seller')
  const guest = await enter(inBrowser, site, 'guest')
  const known = await learnAddresses(seller, guest, site)
  const isWanted = ({ name }: { readonly name: string }) => wanted.length === 0 || wanted.includes(name)

  const show = (page: Page, recipe: ReturnType<typeof recipesFor>[number]) =>
    attempt(page, site, recipe.name, async () => {
      await openPath(page, site, recipe, known)
      // A room in 3D is drawn by software here.
      if ((await page.locator('canvas').count()) > 0) await page.waitForTimeout(8_000)
      await lookAt(page, { name: recipe.name, kind: 'route', brand }, looking)
    })
  const routes = recipesFor(brand).filter(isWanted)
  for (const recipe of routes)
    if (!recipe.isOfProject) await show(recipe.as === 'guest' ? guest : seller, recipe)

  const given = await prepareDialogs(seller, site, known)
  const dialogs = (Object.keys(dialogTable) as DialogName[]).filter((name) => isWanted({ name }))
  for (const name of dialogs) {
    await attempt(seller, site, name, async () => {
      await openDialog(seller, given, name)
      await lookAt(seller, { name, kind: 'dialog', brand }, looking)
    })
    await leaveDialogs(seller, given)
  }
  for (const recipe of routes) if (recipe.isOfProject) await show(seller, recipe)
}

/** What cannot be reached is a finding, too. */
async function attempt(page: Page, site: Site, name: string, run: () => Promise<void>): Promise<void> {
  const started = performance.now()
  try {
    await run()
  } catch (error) {
    tell(unreached(site, name, error))
    await page.screenshot({ path: join(out, `failed_${site.brand}_${name}.png`) }).catch(() => {})
    await page.setViewportSize(tourSizes.desk)
    await speak(page, 'en')
  }
  console.log(`${site.brand} ${name}: ${Math.round(performance.now() - started)} ms`)
}

function unreached({ brand }: Site, name: string, error: unknown): Finding {
  const [what = ''] = `not reached: ${error}`.split('\n')
  return { brand, name, size: 'desk', language: '', what }
}
