import type { StageRequest, stageCall, TakePicture } from '@arredo/contract'
import { createPictureStage, type PictureStage } from '@arredo/scene/picture'

// Types alone come from the contract: the stage reads no message of a stranger and needs no schemas.
const name: typeof stageCall = 'takePicture'

let stage: PictureStage | null = null

const takePicture: TakePicture = async ({ materials, ...request }: StageRequest) => {
  stage ??= createPictureStage(document.createElement('canvas'), document.createElement('canvas'))
  if (!stage) throw new Error('This browser has no WebGL2')
  return { image: stage.take({ ...request, materials: (catalogue) => materials[catalogue] ?? {} }) }
}

Object.assign(globalThis, { [name]: takePicture })
