import { partBounds } from '@arredo/geometry'
import type { Evaluation, ProjectDocument, RowId } from '@arredo/project'
import { Color } from 'three'
import { type CameraView, orbitOf } from '../camera/camera-view.ts'
import { fitted, frameRoom } from '../camera/frame-room.ts'
import { setLens } from '../camera/lens.ts'
import { angleOf, eyeOf } from '../camera/orbit.ts'
import { createGatherer } from '../gathering/gatherer.ts'
import { type MaterialsOf, sceneItems } from '../items/scene-items.ts'
import { lightStudio } from '../light/studio.ts'
import type { TextureSource } from '../materials/texture-store.ts'
import { sceneContent } from '../scene-content.ts'
import { createWorld } from '../world.ts'
import { type ArticleItem, articleCorners, createArticleSet } from './article-set.ts'
import { articleView } from './article-view.ts'
import { developTile } from './developed.ts'
import { exposures } from './exposures.ts'
import { articleFieldOfView, noInsets, overviewFieldOfView } from './picture-lens.ts'

/** From where a picture is taken; an overview shows the whole room from its open corner. */
export type PictureView = 'overview' | CameraView

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
  /** Rows whose doors and drawers stand open. */
  readonly opened?: readonly RowId[]
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

/** A picture is as ripe as its size allows within its time. */
const roomDrawings = (pixels: number) => Math.max(6, Math.min(12, Math.round(8e6 / pixels)))
const studioStrength = 0.62

/**
 * One picture after the other in one canvas: lights, patterns and shaders are made once. A picture is gathered of
 * several drawings as light and developed once, as the view on the screen is.
 */
export function createPictureStage(
  canvas: HTMLCanvasElement,
  developed: HTMLCanvasElement,
  textures: TextureSource,
): PictureStage | null {
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
  const set = createArticleSet(world.materials, world.models)
  const gatherer = createGatherer(renderer, 0)
  renderer.setPixelRatio(1)
  return {
    async takeRoom({ document, evaluation, materials, view, opened = [], background, ...frame }) {
      const shown = { document, evaluation, tints: {} }
      const content = sceneContent(shown, sceneItems(shown, opened, materials), materials)
      const viewport = { ...frame, insets: noInsets, fieldOfView: overviewFieldOfView }
      const overview = frameRoom(content.shell, content.items, viewport)
      const seen =
        view === 'overview'
          ? { ...overview, fieldOfView: overviewFieldOfView }
          : orbitOf(view, viewport, frame.width / frame.height)
      world.show(content)
      // What stands open in it does so at once.
      world.advance(0)
      await world.settled()

      renderer.setSize(frame.width, frame.height, false)
      setLens(camera, viewport, { ...seen, fieldOfView: angleOf(seen) })
      world.draw(eyeOf(seen), seen.target)
      for (let k = 1; k < roomDrawings(frame.width * frame.height); k++) world.ripen()
      world.develop(null, { paper: new Color(background) })
      return taken(frame)
    },
    async takeArticle({ width, height, format, ...article }) {
      const frame = { width, height, format }
      lightStudio(world.field, studioStrength)
      set.show(article)
      await world.settled()
      const viewport = { width, height, insets: noInsets, fieldOfView: articleFieldOfView, margin: 0.84 }
      const orbit = fitted(articleCorners(article.parts.map(partBounds)), articleView(article.size), viewport)

      setArticleLens(frame)
      camera.position.set(...eyeOf(orbit))
      camera.lookAt(...orbit.target)
      camera.updateMatrixWorld()
      gatherer.begin(width, height)
      for (const { ray, shift } of exposures(orbit.azimuth, width * height)) {
        camera.setViewOffset(width, height, ...shift, width, height)
        set.light(ray)
        gatherer.add(() => set.draw(renderer, camera))
      }
      gatherer.develop(null, { paper: new Color('#ffffff'), paperAlpha: 0 })
      return taken(frame, fadeEdges)
    },
    dispose() {
      set.dispose()
      gatherer.dispose()
      world.dispose()
    },
  }

  function setArticleLens({ width, height }: PictureFrame): void {
    renderer.setSize(width, height, false)
    camera.aspect = width / height
    camera.fov = articleFieldOfView
    camera.near = 80
    camera.setViewOffset(width, height, 0, 0, width, height)
  }

  /** What is on the canvas now, as a file. */
  function taken(
    { width, height, format }: PictureFrame,
    finish: (on: CanvasRenderingContext2D, width: number, height: number) => void = () => {},
  ): string {
    if (!context) return ''
    const pixels = new Uint8Array(width * height * 4)
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
    developed.width = width
    developed.height = height
    const picture = new ImageData(width, height)
    developTile(picture.data, width, { x: 0, y: 0, width, height }, pixels)
    context.putImageData(picture, 0, 0)
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
