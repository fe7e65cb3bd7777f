import { WebGLRenderTarget } from 'three'
import { setLens } from '../camera/lens.ts'
import { angleOf, eyeOf, type Orbit } from '../camera/orbit.ts'
import { createGatherer } from '../gathering/gatherer.ts'
import type { World } from '../world.ts'
import { developTile, withoutColours } from './developed.ts'
import { noInsets } from './picture-lens.ts'
import { pictureTiles, type Tile } from './picture-tiles.ts'

export type PictureOptions = {
  readonly width: number
  readonly height: number
  /** Nothing around the room instead of the ground's colour. */
  readonly isTransparent?: boolean
  readonly isBlackAndWhite?: boolean
}

/** With four samples a pixel about 60 MB of a graphics card's memory, whatever the picture's size. */
const longestTile = 1024
/** What is smaller is drawn for a list, several at a time. */
const small = 300_000
/** Who goes on changing the room while a large picture is drawn gets one that shows it as it is at the end. */
const mostTries = 3

/**
 * The room from anywhere in any size, in a target of its own: the canvas keeps its size and what it shows. After each
 * tile the camera is put back, so that the view goes on between them.
 */
export async function takePicture(
  world: World,
  orbit: Orbit,
  options: PictureOptions,
  putBack: () => void,
): Promise<ImageData> {
  const { renderer, camera, isSoftware } = world
  const { width, height, isTransparent = false, isBlackAndWhite = false } = options
  const drawings = isSoftware || width * height < small ? 4 : 16
  const tiles = pictureTiles(width, height, Math.min(longestTile, renderer.capabilities.maxTextureSize))
  const gatherer = createGatherer(renderer, isSoftware ? 0 : 4)
  const target = new WebGLRenderTarget(1, 1, { depthBuffer: false })
  const picture = new ImageData(width, height)
  try {
    for (let tries = 1; ; tries++) {
      const content = world.content()
      for (const tile of tiles) await takeTile(tile)
      if (world.content() === content || tiles.length === 1 || tries === mostTries) break
    }
  } finally {
    target.dispose()
    gatherer.dispose()
  }
  // The paper too, which the gatherer leaves as it is.
  if (isBlackAndWhite) withoutColours(picture.data)
  return picture

  async function takeTile(tile: Tile): Promise<void> {
    drawTile(tile)
    const pixels = new Uint8Array(tile.width * tile.height * 4)
    await renderer.readRenderTargetPixelsAsync(target, 0, 0, tile.width, tile.height, pixels)
    developTile(picture.data, width, tile, pixels)
  }

  function drawTile(tile: Tile): void {
    setLens(camera, { width, height, insets: noInsets }, { ...orbit, fieldOfView: angleOf(orbit) })
    const { offsetX = 0, offsetY = 0 } = camera.view ?? {}
    camera.setViewOffset(width, height, offsetX + tile.x, offsetY + tile.y, tile.width, tile.height)
    world.aim(eyeOf(orbit), orbit.target)
    gatherer.begin(tile.width, tile.height)
    for (let k = 0; k < drawings; k++) world.gather(gatherer)
    target.setSize(tile.width, tile.height)
    gatherer.develop(target, { paper: world.paper, paperAlpha: isTransparent ? 0 : 1 })
    putBack()
  }
}
