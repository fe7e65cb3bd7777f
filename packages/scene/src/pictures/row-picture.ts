import { itemToPlan, type Point3, partBounds } from '@arredo/geometry'
import { Light, WebGLRenderTarget } from 'three'
import { fitted } from '../camera/frame-room.ts'
import { setLens } from '../camera/lens.ts'
import { eyeOf } from '../camera/orbit.ts'
import { createGatherer } from '../gathering/gatherer.ts'
import { sampleOf } from '../gathering/sample-pattern.ts'
import type { Item } from '../items/item.ts'
import { createItemLayer } from '../items/item-layer.ts'
import type { World } from '../world.ts'
import { developTile } from './developed.ts'
import { noInsets } from './picture-lens.ts'

export type RowPictureOptions = {
  readonly width: number
  readonly height: number
  /** Degrees. */
  readonly fieldOfView: number
  /** Degrees: how far from above, and how far to the right of who stands before it. */
  readonly angles: { readonly x: number; readonly y: number }
}

const drawings = 4
const degree = Math.PI / 180

/** One item alone on no ground, closed, in the light of the place where it stands. */
export async function rowPicture(
  world: World,
  item: Item,
  { width, height, fieldOfView, angles }: RowPictureOptions,
  putBack: () => void,
): Promise<ImageData> {
  const { renderer, camera, scene, materials, models, isSoftware } = world
  const layer = createItemLayer(materials, models, () => true)
  const gatherer = createGatherer(renderer, isSoftware ? 0 : 4)
  const target = new WebGLRenderTarget(width, height, { depthBuffer: false })
  const orbit = fitted(
    cornersOf(item),
    { azimuth: (item.place.rotation - 90 + angles.y) * degree, elevation: angles.x * degree },
    { width, height, insets: noInsets, fieldOfView },
  )
  try {
    const { isOpen: _, ajar: __, setInto: ___, ...closed } = item
    layer.sync([{ ...closed, isOpen: false, tint: 'none' }])
    draw()
    const pixels = new Uint8Array(width * height * 4)
    await renderer.readRenderTargetPixelsAsync(target, 0, 0, width, height, pixels)
    const picture = new ImageData(width, height)
    developTile(picture.data, width, { x: 0, y: 0, width, height }, pixels)
    return picture
  } finally {
    layer.dispose()
    gatherer.dispose()
    target.dispose()
  }

  /** With everything else out of sight, between two drawings of the view. */
  function draw(): void {
    const others = scene.children.filter((one) => one.visible && !(one instanceof Light))
    for (const one of others) one.visible = false
    // Shadows are the room's: worked out now, they would be of this one thing.
    const { needsUpdate } = renderer.shadowMap
    renderer.shadowMap.needsUpdate = false
    scene.add(layer.group)
    gatherer.begin(width, height)
    for (let k = 0; k < drawings; k++) {
      const [x, y] = sampleOf(k).pixel
      setLens(camera, { width, height, insets: noInsets }, { ...orbit, fieldOfView })
      camera.setViewOffset(width, height, x, y, width, height)
      camera.position.set(...eyeOf(orbit))
      camera.lookAt(...orbit.target)
      camera.updateMatrixWorld()
      gatherer.add(() => renderer.render(scene, camera))
    }
    scene.remove(layer.group)
    for (const one of others) one.visible = true
    renderer.shadowMap.needsUpdate = needsUpdate
    gatherer.develop(target, { paper: world.paper, paperAlpha: 0 })
    putBack()
  }
}

/** Of all its parts, where it stands. */
function cornersOf({ parts, place }: Item): readonly Point3[] {
  return parts
    .map(partBounds)
    .flatMap(({ min, max }) =>
      [min, max].flatMap(([x]) =>
        [min, max].flatMap(([, y]) =>
          [min, max].map(([, , z]): Point3 => [...itemToPlan(place, [x, y]), place.at[2] + z]),
        ),
      ),
    )
}
