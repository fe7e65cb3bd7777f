import type { Point3, Wall } from '@arredo/geometry'
import { Color, PCFShadowMap, PerspectiveCamera, Scene, WebGLRenderer } from 'three'
import { createItemLayer, type ItemLayer } from './item-layer.ts'
import { createLighting, type Quality } from './lighting.ts'
import { createMaterialStore } from './material-store.ts'
import { planBounds } from './plan-bounds.ts'
import { createRoomLayer } from './room-layer.ts'
import { emptyContent, type SceneContent } from './scene-content.ts'
import { createSurfaceTextures } from './surface-textures.ts'
import { setToneMapping } from './tone-mapping.ts'
import { createWindowLight } from './window-light.ts'

export type WorldOptions = {
  readonly quality: Quality | undefined
  readonly background: string
  readonly prefersStill: () => boolean
  /** For pictures that are drawn larger, read back and shrunk, which smooths their edges as well. */
  readonly keepsPixels?: boolean
}

/** The drawn room without anybody looking at it: whoever looks moves the camera and asks for a drawing. */
export type World = {
  readonly renderer: WebGLRenderer
  readonly context: WebGL2RenderingContext
  readonly camera: PerspectiveCamera
  readonly items: ItemLayer
  readonly isSoftware: boolean
  readonly content: () => SceneContent
  /** True when the walls themselves are others, so that the old view says nothing any more. */
  readonly show: (content: SceneContent) => boolean
  /** Lights the room for a viewer who comes from this side. */
  readonly light: (viewAzimuth: number) => void
  readonly shownWalls: () => readonly Wall[]
  readonly draw: (eye: Point3, target: Point3) => void
  readonly dispose: () => void
}

/** Null where the browser has no WebGL2. */
export function createWorld(canvas: HTMLCanvasElement, options: WorldOptions): World | null {
  const context = canvas.getContext('webgl2', {
    antialias: options.quality !== 'plain' && !options.keepsPixels,
    alpha: false,
    powerPreference: 'high-performance',
    preserveDrawingBuffer: options.keepsPixels ?? false,
  })
  if (!context) return null

  const isSoftware = drawsInSoftware(context)
  const quality = options.quality ?? (isSoftware ? 'plain' : 'full')
  const isFull = quality === 'full'
  const renderer = new WebGLRenderer({ canvas, context })
  renderer.setClearColor(new Color(options.background))
  setToneMapping(renderer)
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.shadowMap.autoUpdate = false

  const scene = new Scene()
  const camera = new PerspectiveCamera(38, 1, 80, 90_000)
  camera.up.set(0, 0, 1)
  const textures = createSurfaceTextures(isFull ? 1024 : 512, isFull ? 8 : 2)
  const materials = createMaterialStore(textures, isFull)
  const items = createItemLayer(materials, options.prefersStill)
  const room = createRoomLayer(textures)
  const lighting = createLighting(scene, renderer, quality)
  // A second light that throws shadows is for graphics cards and for pictures.
  const windowLight = isFull ? createWindowLight(scene) : null
  scene.add(room.group, items.group)
  let content = emptyContent

  return {
    renderer,
    context,
    camera,
    items,
    isSoftware,
    content: () => content,
    show(next) {
      const isOtherShape = next.walls !== content.walls
      const isOtherRoom = isOtherShape || next.openings !== content.openings
      content = next
      if (isOtherRoom) {
        const [walls, openings] = [Object.values(next.walls), Object.values(next.openings)]
        room.build(walls, openings)
        windowLight?.build(walls, openings)
      }
      const changed = items.sync(next.items)
      if (isOtherRoom || changed) {
        room.cutAway(camera.position)
        room.shadeFloor(next.items)
        renderer.shadowMap.needsUpdate = true
      }
      return isOtherShape
    },
    light(viewAzimuth) {
      const walls = Object.values(content.walls)
      const height = Math.max(2400, ...walls.map((wall) => wall.height))
      lighting.aim(planBounds(walls, content.items), height, viewAzimuth)
      windowLight?.aim(viewAzimuth)
      renderer.shadowMap.needsUpdate = true
    },
    shownWalls: room.shownWalls,
    draw(eye, target) {
      camera.position.set(...eye)
      camera.lookAt(...target)
      camera.updateMatrixWorld()
      if (room.cutAway(camera.position)) room.shadeFloor(content.items)
      renderer.info.reset()
      renderer.render(scene, camera)
    },
    dispose() {
      items.dispose()
      room.dispose()
      materials.dispose()
      textures.dispose()
      lighting.dispose()
      windowLight?.dispose()
      renderer.dispose()
    },
  }
}

/** Software drawing pays for every pixel: no surroundings to mirror, no doubled resolution. */
function drawsInSoftware(context: WebGL2RenderingContext): boolean {
  const names = context.getExtension('WEBGL_debug_renderer_info')
  const renderer: unknown = context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER)
  return /swiftshader|llvmpipe|software|basic render/i.test(String(renderer))
}
