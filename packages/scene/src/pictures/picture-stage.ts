import { type Point3, partBounds } from '@arredo/geometry'
import type { Evaluation, ProjectDocument } from '@arredo/project'
import { Color, ShaderChunk } from 'three'
import { fitted, frameRoom } from '../camera/frame-room.ts'
import { eyeOf } from '../camera/orbit.ts'
import { type MaterialsOf, standingItems } from '../items/scene-items.ts'
import type { Ray } from '../light/lighting.ts'
import type { TextureSource } from '../materials/texture-store.ts'
import { sceneContent } from '../scene-content.ts'
import { createWorld } from '../world.ts'
import { type ArticleItem, articleCorners, createArticleSet } from './article-set.ts'
import { articleView } from './article-view.ts'
import { averaged, exposures } from './exposures.ts'
import { articleFieldOfView, noInsets, overviewFieldOfView } from './picture-lens.ts'

/** From where a picture is taken; an overview shows the whole room from its open corner. */
export type PictureView =
  | 'overview'
  | { readonly eye: Point3; readonly target: Point3; readonly fieldOfView: number }

export type PictureFrame = {
  readonly width: number
  readonly height: number
  readonly format: 'png' | 'webp'
}

export type RoomPicture = PictureFrame & {
  readonly document: ProjectDocument
  readonly evaluation: Evaluation
  readonly materials: MaterialsOf
  readonly view: PictureView
  /** The colour around the room. */
  readonly background: string
}

/** One article by itself on a transparent ground. */
export type ArticlePicture = PictureFrame & ArticleItem

/** Images of the very size that was asked for, as base64. */
export type PictureStage = {
  readonly takeRoom: (picture: RoomPicture) => Promise<string>
  readonly takeArticle: (picture: ArticlePicture) => Promise<string>
  readonly dispose: () => void
}

/** What is left of the light from everywhere once rays bring most of it. */
const ambientShare = 0.68

/**
 * One picture after the other in one canvas: lights, mirrors, patterns and shaders are made once. A picture is
 * the mean of several drawings, each lit from another side of the sky: shadows are soft, corners and the floor
 * under furniture are darker, as in a photograph.
 */
export function createPictureStage(
  canvas: HTMLCanvasElement,
  developed: HTMLCanvasElement,
  textures: TextureSource,
): PictureStage | null {
  ShaderChunk.lights_fragment_maps = ShaderChunk.lights_fragment_maps.replace(
    '+= getIBLIrradiance',
    `+= ${ambientShare} * getIBLIrradiance`,
  )
  const world = createWorld(canvas, {
    quality: 'full',
    background: '#ffffff',
    prefersStill: () => true,
    keepsPixels: true,
    textures,
  })
  const context = developed.getContext('2d')
  if (!world || !context) return null

  const { renderer, camera, context: gl } = world
  const set = createArticleSet(world.materials, world.models, world.environment)
  renderer.setPixelRatio(1)
  return {
    async takeRoom({ document, evaluation, materials, view, background, ...frame }) {
      const shown = { document, evaluation }
      world.show(sceneContent(shown, standingItems(shown, materials)))
      await world.settled()
      const { shell, items } = world.content()
      const viewport = { ...frame, insets: noInsets, fieldOfView: overviewFieldOfView }
      const overview = frameRoom(shell, items, viewport)
      const seen =
        view === 'overview'
          ? { eye: eyeOf(overview), target: overview.target, fieldOfView: overviewFieldOfView }
          : view

      renderer.setClearColor(new Color(background), 1)
      const side = azimuthOf(seen.eye, seen.target)
      return expose(frame, seen.fieldOfView, side, (ray) => {
        world.light(side, ray)
        world.draw(seen.eye, seen.target)
      })
    },
    async takeArticle({ width, height, format, ...article }) {
      const frame = { width, height, format }
      set.show(article)
      await world.settled()
      const viewport = { width, height, insets: noInsets, fieldOfView: articleFieldOfView, margin: 0.84 }
      const orbit = fitted(articleCorners(article.parts.map(partBounds)), articleView(article.size), viewport)

      renderer.setClearColor(new Color('#ffffff'), 0)
      camera.position.set(...eyeOf(orbit))
      camera.lookAt(...orbit.target)
      camera.updateMatrixWorld()
      return expose(
        frame,
        articleFieldOfView,
        orbit.azimuth,
        (ray) => {
          set.light(ray)
          set.draw(renderer, camera)
        },
        fadeEdges,
      )
    },
    dispose() {
      set.dispose()
      world.dispose()
    },
  }

  function expose(
    { width, height, format }: PictureFrame,
    fieldOfView: number,
    viewAzimuth: number,
    draw: (ray: Ray) => void,
    finish: (on: CanvasRenderingContext2D, width: number, height: number) => void = () => {},
  ): string {
    if (!context) return ''
    renderer.setSize(width, height, false)
    camera.aspect = width / height
    camera.fov = fieldOfView
    const drawings = exposures(viewAzimuth, width * height).map(({ ray, shift }) => (pixels: Uint8Array) => {
      camera.setViewOffset(width, height, ...shift, width, height)
      draw(ray)
      gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
    })
    const picture = averaged(width, height, drawings)
    camera.clearViewOffset()

    developed.width = width
    developed.height = height
    context.putImageData(new ImageData(picture, width, height), 0, 0)
    finish(context, width, height)
    const [, base64 = ''] = developed.toDataURL(`image/${format}`, 0.9).split(',')
    return base64
  }
}

/** A shadow that reaches the border ends there softly instead of being cut. */
function fadeEdges(on: CanvasRenderingContext2D, width: number, height: number): void {
  on.globalCompositeOperation = 'destination-in'
  for (const end of [
    [width, 0],
    [0, height],
  ] as const) {
    const fade = on.createLinearGradient(0, 0, end[0], end[1])
    for (const [at, alpha] of [
      [0, 0],
      [0.06, 1],
      [0.94, 1],
      [1, 0],
    ] as const) {
      fade.addColorStop(at, `rgb(0 0 0 / ${alpha})`)
    }
    on.fillStyle = fade
    on.fillRect(0, 0, width, height)
  }
  on.globalCompositeOperation = 'source-over'
}

function azimuthOf(eye: Point3, target: Point3): number {
  return Math.atan2(eye[1] - target[1], eye[0] - target[0])
}
