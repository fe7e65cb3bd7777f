import type { StageRequest, stageCall, TakePicture } from '@arredo/contract'
import { createPictureStage, type PictureStage } from '@arredo/scene/picture'

// Types alone come from the contract: the stage reads no message of a stranger and needs no schemas.
const name: typeof stageCall = 'takePicture'

let stage: PictureStage | null = null
/** The files of the picture under way; there is no network to fetch others from. */
let textures: StageRequest['textures'] = {}

const takePicture: TakePicture = async (request) => {
  textures = request.textures
  stage ??= newStage()
  if (!stage) throw new Error('This browser has no WebGL2')
  return { image: await draw(stage, request) }
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

async function readTexture(file: string): Promise<Blob | null> {
  const base64 = textures[file]
  if (base64 === undefined) return null
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: 'image/webp' })
}

Object.assign(globalThis, { [name]: takePicture })
