import type {
  SceneRequest,
  StagePicture,
  StageRequest,
  StageScene,
  sceneCall,
  stageCall,
} from '@arredo/contract'
import { type Browser, chromium, type Page } from 'playwright-core'
import { browserFlags } from './browser-flags.ts'
import { confinedChromium, type Telling } from './confined-chromium.ts'
import { type ExportedScene, exportedScene } from './exported-scene.ts'
import type { StageFiles } from './stage-files.ts'

/** One page of one headless Chromium, ready to take pictures. */
export type StageBrowser = {
  readonly take: (request: StageRequest) => Promise<Uint8Array>
  readonly exportScene: (request: SceneRequest) => Promise<ExportedScene>
  readonly isUsable: () => boolean
  readonly close: () => Promise<void>
}

export type StageBrowserOptions = {
  readonly chromiumPath: string
  readonly files: StageFiles
  readonly launchTimeout: number
  /** What the page asked for and did not get, and what it complained about. */
  readonly onTrouble: (what: string) => void
  /** Hears once what the browser is cut off from. */
  readonly tell?: Telling
}

// No name resolves: whatever the route below does not answer cannot be asked for.
const flags = [...browserFlags, '--host-resolver-rules=MAP * ~NOTFOUND']

export async function openStageBrowser(options: StageBrowserOptions): Promise<StageBrowser> {
  const browser = await chromium.launch({
    ...(await confinedChromium(options.chromiumPath, options.tell)),
    args: flags,
    headless: true,
    timeout: options.launchTimeout,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  try {
    const page = await openStage(browser, options)
    let isBroken = false
    page.on('crash', () => {
      isBroken = true
      options.onTrouble('the page crashed')
    })
    return {
      async take(request) {
        const { image } = await page.evaluate(takeInPage, request)
        return Buffer.from(image, 'base64')
      },
      exportScene: async (request) => exportedScene(await page.evaluate(exportInPage, request)),
      isUsable: () => !isBroken && browser.isConnected() && !page.isClosed(),
      close: () => browser.close(),
    }
  } catch (error) {
    await browser.close()
    throw error
  }
}

async function openStage(
  browser: Browser,
  { files, launchTimeout, onTrouble }: StageBrowserOptions,
): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 320, height: 240 } })
  await context.route('**/*', async (route) => {
    const file = await files.read(new URL(route.request().url()))
    if (file) return route.fulfill(file)
    onTrouble(`refused ${route.request().url().slice(0, 200)}`)
    return route.abort('blockedbyclient')
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => onTrouble(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') onTrouble(message.text())
  })
  await page.goto(files.address, { timeout: launchTimeout, waitUntil: 'load' })
  await page.waitForFunction(isReady, undefined, { timeout: launchTimeout })
  return page
}

type StageGlobal = {
  [stageCall]?: (request: StageRequest) => Promise<StagePicture>
  [sceneCall]?: (request: SceneRequest) => Promise<StageScene>
}

// The functions below run in the page; they see nothing of this file.

function isReady(): boolean {
  return typeof (globalThis as StageGlobal).takePicture === 'function'
}

function takeInPage(request: StageRequest): Promise<StagePicture> {
  const { takePicture } = globalThis as StageGlobal
  if (!takePicture) throw new Error('The stage is not ready')
  return takePicture(request)
}

function exportInPage(request: SceneRequest): Promise<StageScene> {
  const { exportScene } = globalThis as StageGlobal
  if (!exportScene) throw new Error('The stage exports no scenes')
  return exportScene(request)
}
