import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPack, type Pack } from '@arredo/catalogue'
import { compileCatalogueFolder } from '@arredo/cli'
import type { TakePicture } from '@arredo/contract'
import { evaluateProject, type ProjectDocument } from '@arredo/project'
import { builtStageFiles, createPictures, type StageFiles } from '@arredo/server'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserFlags, chromiumPath } from '../browser.ts'
import { projectRoot } from '../project-files.ts'
import { buildStage } from '../stack/build-stage.ts'
import { benchRoom } from './bench-document.ts'
import { compare, type Figure } from './compare.ts'
import { turnsOf } from './turns.ts'

const size = { width: 640, height: 480 }

/**
 * A project's picture as a job takes it, from the document to the bytes, against the same picture of a scene
 * that is open in a page already and only has to be drawn again.
 */
export async function comparePictures(): Promise<readonly Figure[]> {
  const webFolder = await mkdtemp(join(tmpdir(), 'bench-stage-'))
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...browserFlags] })
  const files = builtStageFiles(webFolder)
  const pictures = createPictures({ chromiumPath: chromiumPath(), files, log: (what) => console.error(what) })
  try {
    await buildStage(webFolder)
    const compiled = await compileCatalogueFolder(`${projectRoot}/catalogues/kitchen`)
    if (!compiled.ok) throw new Error('The kitchen does not compile')
    const { pack, hash } = compiled
    const document = benchRoom(hash)
    const packs = new Map([[pack.code, openPack(pack)]])
    const page = await openScene(browser, files, document, pack)
    return await compare(
      'picture',
      () => page.evaluate(drawAgain),
      () => pictures.projectPicture({ document, packs, view: 'overview', ...size }),
      { warmUp: turnsOf(3), rounds: turnsOf(9), perRound: turnsOf(3) },
    )
  } finally {
    await pictures.close()
    await browser.close()
    await rm(webFolder, { recursive: true })
  }
}

async function openScene(
  browser: Browser,
  files: StageFiles,
  document: ProjectDocument,
  pack: Pack,
): Promise<Page> {
  const page = await browser.newPage()
  await page.route('**/*', async (route) => {
    const file = await files.read(new URL(route.request().url()))
    return file ? route.fulfill(file) : route.abort()
  })
  await page.goto(files.address)
  const catalogues = new Map([[pack.code, openPack(pack)]])
  const request = {
    document,
    evaluation: evaluateProject(document, { catalogues, faces: [], discounts: new Map() }),
    materials: { [pack.code]: pack.materials },
    ...{ view: 'overview', ...size, background: '#f6f5f2', format: 'png' },
  }
  await page.evaluate((kept) => Object.assign(globalThis, { kept }), request)
  return page
}

/** Runs in the page. The picture stays there: nobody sends it anywhere. */
async function drawAgain(): Promise<number> {
  const page = globalThis as unknown as { takePicture: TakePicture; kept: Parameters<TakePicture>[0] }
  return (await page.takePicture(page.kept)).image.length
}
