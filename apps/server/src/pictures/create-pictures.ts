import type { SceneRequest, StageRequest } from '@arredo/contract'
import { type ArticlePictureRequest, articleRequest } from './article-request.ts'
import type { Telling } from './confined-chromium.ts'
import type { ExportedScene } from './exported-scene.ts'
import {
  type ArticleSceneRequest,
  articleSceneRequest,
  type ProjectSceneRequest,
  projectSceneRequest,
} from './scene-request.ts'
import { openStageBrowser, type StageBrowser } from './stage-browser.ts'
import type { StageFiles } from './stage-files.ts'
import { type ProjectPictureRequest, stageRequest } from './stage-request.ts'

export type Pictures = {
  /** One at a time: the rest wait in line. */
  readonly projectPicture: (request: ProjectPictureRequest) => Promise<Uint8Array>
  /** The picture of an article in its default variants; null when it has no parts to show. */
  readonly articlePicture: (request: ArticlePictureRequest) => Promise<Uint8Array | null>
  /** All that a project shows, for a renderer; in line with the pictures. */
  readonly scene: (request: ProjectSceneRequest) => Promise<ExportedScene>
  /** An article in its default variants in a studio; null when it has no parts to show. */
  readonly articleScene: (request: ArticleSceneRequest) => Promise<ExportedScene | null>
  readonly close: () => Promise<void>
}

export type PicturesOptions = {
  readonly chromiumPath: string
  readonly files: StageFiles
  readonly log: (what: string) => void
  readonly tell?: Telling
  /** The first one includes starting the browser, which is slow on a busy machine. */
  readonly pictureTimeout?: number
  /** For the browser to be there, and to be gone: one killed meanwhile may never say so. */
  readonly openTimeout?: number
  readonly closeTimeout?: number
  /** A fresh browser after so many, whatever may have leaked in the old one. */
  readonly picturesPerBrowser?: number
  readonly open?: typeof openStageBrowser
}

const launchTimeout = 60_000
/** Every surface's picture is written anew, on a machine that may be taking a photograph. */
const sceneTimeout = 240_000

/** The browser starts with the first picture, is kept, and is replaced when it hangs, crashes or grows old. */
export function createPictures(options: PicturesOptions): Pictures {
  const { pictureTimeout = 60_000, picturesPerBrowser = 250, open = openStageBrowser } = options
  const { openTimeout = 90_000, closeTimeout = 15_000 } = options
  let browser: StageBrowser | null = null
  let taken = 0
  let isClosed = false
  let line: Promise<unknown> = Promise.resolve()

  return {
    projectPicture: (request) => inLine(async () => take(await stageRequest(request))),
    articlePicture: (request) =>
      inLine(async () => {
        const wanted = await articleRequest(request)
        return wanted && take(wanted)
      }),
    scene: (request) => inLine(async () => exportScene(await projectSceneRequest(request))),
    articleScene: (request) =>
      inLine(async () => {
        const wanted = await articleSceneRequest(request)
        return wanted && exportScene(wanted)
      }),
    async close() {
      isClosed = true
      // Not waited for in line: a picture under way fails at once when its browser goes.
      await discard()
      await line
      await discard()
    },
  }

  function inLine<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = line.then(work)
    line = done.catch(() => {})
    return done
  }

  function take(request: StageRequest): Promise<Uint8Array> {
    return ask((stage) => withinTime(stage.take(request), pictureTimeout))
  }

  function exportScene(request: SceneRequest): Promise<ExportedScene> {
    return ask((stage) => withinTime(stage.exportScene(request), sceneTimeout))
  }

  async function ask<Answer>(question: (stage: StageBrowser) => Promise<Answer>): Promise<Answer> {
    const stage = await usable()
    try {
      const answer = await question(stage)
      taken += 1
      return answer
    } catch (error) {
      // Nobody knows what state a page is in after a failure; the next picture gets a new one.
      await discard()
      throw error
    }
  }

  async function usable(): Promise<StageBrowser> {
    if (isClosed) throw new Error('Pictures are closed')
    if (browser?.isUsable() && taken < picturesPerBrowser) return browser

    await discard()
    taken = 0
    const { chromiumPath, files, log, tell } = options
    const opening = open({
      ...{ chromiumPath, files, launchTimeout, onTrouble: log },
      ...(tell && { tell }),
    })
    const opened = await withinTime(opening, openTimeout, 'browser').catch((error) => {
      // Should it come after all, nobody wants it any more.
      opening.then(end, () => {})
      throw error
    })
    if (isClosed) {
      await opened.close()
      throw new Error('Pictures are closed')
    }
    browser = opened
    return opened
  }

  async function discard(): Promise<void> {
    const old = browser
    browser = null
    if (old) await end(old)
  }

  async function end(old: StageBrowser): Promise<void> {
    await withinTime(old.close(), closeTimeout, 'end of the browser').catch((error) =>
      options.log(`the browser did not close: ${String(error)}`),
    )
  }
}

function withinTime<Value>(work: Promise<Value>, milliseconds: number, what = 'picture'): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No ${what} within ${milliseconds} ms`)), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
