import type {
  ExportScene,
  SceneRequest,
  StageRequest,
  sceneCall,
  stageCall,
  TakePicture,
} from '@arredo/contract'
import { createPictureStage, type PictureStage } from '@arredo/scene/picture'
import {
  type BrowserPictures,
  createBrowserPictures,
  exportArticle,
  exportRoom,
} from '@arredo/scene/scene-file'

// Types alone come from the contract: the stage reads no message of a stranger and needs no schemas.
const pictureName: typeof stageCall = 'takePicture'
const sceneName: typeof sceneCall = 'exportScene'

let stage: PictureStage | null = null
let scenePictures: BrowserPictures | null = null
/** The files of the picture under way; there is no network to fetch others from. */
let textures: StageRequest['textures'] = {}

const takePicture: TakePicture = async (request) => {
  textures = request.textures
  stage ??= newStage()
  if (!stage) throw new Error('This browser has no WebGL2')
  return { image: await draw(stage, request) }
}

const exportScene: ExportScene = async (request) => {
  textures = request.textures
  const exported = await fileOf(request)
  if (!exported.ok) return exported
  const { eye, target, fieldOfView } = exported.overview
  return {
    ok: true,
    scene: base64Of(exported.bytes),
    overview: { eye: [...eye], target: [...target], fieldOfView },
  }
}

function newStage(): PictureStage | null {
  const canvas = document.createElement('canvas')
  // Surfaces and models went with it: the next picture begins anew.
  canvas.addEventListener('webglcontextlost', () => {
    stage?.dispose()
    stage = null
  })
  return createPictureStage(canvas, document.createElement('canvas'), readTexture)
}

function draw(on: PictureStage, request: StageRequest): Promise<string> {
  if (request.kind === 'article') return on.takeArticle({ ...request, finishes: request.materials })
  const { materials, ...room } = request
  return on.takeRoom({ ...room, materials: (catalogue) => materials[catalogue] ?? {} })
}

function fileOf(request: SceneRequest): ReturnType<typeof exportRoom> {
  scenePictures ??= createBrowserPictures()
  const pictures = scenePictures.forScene(readTexture)
  if (request.kind === 'article') return exportArticle({ ...request, finishes: request.materials }, pictures)
  const { document, evaluation, materials } = request
  return exportRoom({ document, evaluation, materials: (catalogue) => materials[catalogue] ?? {} }, pictures)
}

async function readTexture(file: string): Promise<Blob | null> {
  const base64 = textures[file]
  if (base64 === undefined) return null
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: 'image/webp' })
}

/** By pieces: a scene is far longer than a call may have arguments. */
function base64Of(bytes: Uint8Array): string {
  const piece = 0x6000
  const letters: string[] = []
  for (let at = 0; at < bytes.length; at += piece) {
    letters.push(btoa(String.fromCharCode(...bytes.subarray(at, at + piece))))
  }
  return letters.join('')
}

Object.assign(globalThis, { [pictureName]: takePicture, [sceneName]: exportScene })
