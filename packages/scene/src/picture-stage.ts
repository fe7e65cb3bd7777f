import type { Point3 } from '@arredo/geometry'
import type { Evaluation, ProjectDocument } from '@arredo/project'
import { Color } from 'three'
import { frameRoom } from './frame-room.ts'
import { eyeOf } from './orbit.ts'
import { type MaterialsOf, standingItems } from './scene-items.ts'
import { createWorld } from './world.ts'

/** From where a picture is taken; an overview shows the whole room from its open corner. */
export type PictureView =
  | 'overview'
  | { readonly eye: Point3; readonly target: Point3; readonly fieldOfView: number }

export type PictureRequest = {
  readonly document: ProjectDocument
  readonly evaluation: Evaluation
  readonly materials: MaterialsOf
  readonly view: PictureView
  readonly width: number
  readonly height: number
  /** The colour around the room. */
  readonly background: string
  readonly format: 'png' | 'webp'
}

export type PictureStage = {
  /** An image of this very size, as base64. */
  readonly take: (request: PictureRequest) => string
  readonly dispose: () => void
}

const overviewFieldOfView = 34
const noInsets = { top: 0, right: 0, bottom: 0, left: 0 }
/** Drawn larger and shrunk: thin edges and handles come out smooth, the more so the smaller the picture. */
const drawnSide = 1280
const oversize = { least: 2, most: 4 }
const mostPixels = 4096

/** One room after the other in one canvas: lights, mirrors, patterns and shaders are made once. */
export function createPictureStage(
  canvas: HTMLCanvasElement,
  shrunk: HTMLCanvasElement,
): PictureStage | null {
  const world = createWorld(canvas, {
    quality: 'full',
    background: '#ffffff',
    prefersStill: () => true,
    keepsPixels: true,
  })
  const context = shrunk.getContext('2d', { alpha: false })
  if (!world || !context) return null

  const { renderer, camera } = world
  renderer.setPixelRatio(1)
  return {
    take({ document, evaluation, materials, view, width, height, background, format }) {
      const scale = scaleFor(Math.max(width, height))
      world.show({
        walls: document.walls,
        openings: document.openings,
        items: standingItems(document, evaluation, materials),
      })
      const { walls, items } = world.content()
      const viewport = { width, height, insets: noInsets, fieldOfView: overviewFieldOfView }
      const overview = frameRoom(Object.values(walls), items, viewport)
      const seen =
        view === 'overview'
          ? { eye: eyeOf(overview), target: overview.target, fieldOfView: overviewFieldOfView }
          : view

      renderer.setClearColor(new Color(background))
      renderer.setSize(width * scale, height * scale, false)
      camera.aspect = width / height
      camera.fov = seen.fieldOfView
      camera.updateProjectionMatrix()
      world.light(azimuthOf(seen.eye, seen.target))
      world.draw(seen.eye, seen.target)

      shrunk.width = width
      shrunk.height = height
      context.imageSmoothingQuality = 'high'
      context.drawImage(canvas, 0, 0, width, height)
      const [, base64 = ''] = shrunk.toDataURL(`image/${format}`, 0.9).split(',')
      return base64
    },
    dispose: world.dispose,
  }
}

function scaleFor(side: number): number {
  const wanted = Math.min(oversize.most, Math.max(oversize.least, Math.ceil(drawnSide / side)))
  return side * wanted <= mostPixels ? wanted : 1
}

function azimuthOf(eye: Point3, target: Point3): number {
  return Math.atan2(eye[1] - target[1], eye[0] - target[0])
}
