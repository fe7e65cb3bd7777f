import type { Point3, ShellWall, WallId } from '@arredo/geometry'
import { Color, PCFShadowMap, PerspectiveCamera, Scene, type Texture, Vector3, WebGLRenderer } from 'three'
import type { RoomSurfaces } from './camera/surface-hit.ts'
import { createItemLayer, type ItemLayer } from './items/item-layer.ts'
import { createLampLights } from './light/lamp-lights.ts'
import { createLighting, type Quality, type Ray } from './light/lighting.ts'
import { setToneMapping } from './light/tone-mapping.ts'
import { createWindowLight } from './light/window-light.ts'
import { edgeOpacity } from './materials/edge-material.ts'
import { patience } from './materials/fetched-things.ts'
import { createMaterialStore, type MaterialStore } from './materials/material-store.ts'
import { createSurfaceTextures } from './materials/surface-textures.ts'
import { createTextureStore, type TextureSource } from './materials/texture-store.ts'
import { createModelStore, type ModelStore } from './models/model-store.ts'
import { floorContacts } from './room/floor-contacts.ts'
import { planBounds } from './room/plan-bounds.ts'
import { createRoomLayer } from './room/room-layer.ts'
import { emptyContent, isSameRoom, type SceneContent } from './scene-content.ts'

export type WorldOptions = {
  readonly quality: Quality | undefined
  readonly background: string
  readonly prefersStill: () => boolean
  /** For pictures that are drawn several times, read back and averaged, which smooths their edges as well. */
  readonly keepsPixels?: boolean
  readonly textures?: TextureSource
  /** Something arrived late that a new drawing would show. */
  readonly onChange?: () => void
}

/** The drawn room without anybody looking at it: whoever looks moves the camera and asks for a drawing. */
export type World = {
  readonly renderer: WebGLRenderer
  readonly context: WebGL2RenderingContext
  readonly camera: PerspectiveCamera
  readonly items: ItemLayer
  readonly materials: MaterialStore
  readonly models: ModelStore
  /** What surfaces mirror, for other things drawn with the same materials. */
  readonly environment: Texture | null
  /** When every picture of a surface and every model that was asked for is there. */
  readonly settled: () => Promise<void>
  readonly isSoftware: boolean
  readonly content: () => SceneContent
  /** True when no wall is left of those before, so that the old view says nothing any more. */
  readonly show: (content: SceneContent) => boolean
  /** Lights the room for a viewer who comes from this side: from over his shoulder unless told otherwise. */
  readonly light: (viewAzimuth: number, from?: Ray) => void
  readonly surfaces: () => RoomSurfaces
  readonly draw: (eye: Point3, target: Point3) => void
  readonly dispose: () => void
}

/** Null where the browser has no WebGL2. */
export function createWorld(canvas: HTMLCanvasElement, options: WorldOptions): World | null {
  const context = canvas.getContext('webgl2', {
    antialias: options.quality !== 'plain' && !options.keepsPixels,
    // A picture may have a transparent ground; a room has none.
    alpha: options.keepsPixels ?? false,
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
  // In software any more than 1 costs seconds on a narrow face.
  const anisotropy = isSoftware ? 1 : isFull ? 8 : 2
  const textures = createSurfaceTextures(isFull ? 1024 : 512, anisotropy)
  const source = options.textures ?? (async () => null)
  // Every picture brings its own files: what the one before lacked says nothing.
  const retryAfter = options.keepsPixels ? 0 : patience
  const pictures = createTextureStore(source, anisotropy, retryAfter)
  const models = createModelStore({ source, isFull, anisotropy, retryAfter })
  const onChange = options.onChange ?? (() => {})
  const lighting = createLighting(scene, renderer, options.keepsPixels ? 'picture' : quality)
  const { environment } = lighting
  const materials = createMaterialStore({ patterns: textures, pictures, environment, onChange })
  const edges = options.keepsPixels ? edgeOpacity.roomPictures : edgeOpacity.screen
  const items = createItemLayer(materials, models, options.prefersStill, edges)
  const room = createRoomLayer(textures)
  // A second light that throws shadows is for graphics cards and for pictures.
  const windowLight = isFull ? createWindowLight(scene) : null
  const lamps = createLampLights(scene, quality)
  scene.add(room.group, items.group)
  const target = new Vector3()
  let content = emptyContent
  let lit: { readonly viewAzimuth: number; readonly from: Ray } | null = null
  models.onArrival(() => {
    renderer.shadowMap.needsUpdate = true
    onChange()
  })

  return {
    renderer,
    context,
    camera,
    items,
    materials,
    models,
    environment,
    settled: async () => void (await Promise.all([pictures.settled(), models.settled()])),
    isSoftware,
    content: () => content,
    show(next) {
      const before = content
      const isOtherRoom = !isSameRoom(before, next)
      content = next
      if (isOtherRoom) {
        room.build(next.shell, next.openings)
        windowLight?.build(next.shell, next.openings)
        // Walls that moved need light and shadow as far as they reach now.
        if (lit) light(lit.viewAzimuth, lit.from)
      }
      const changed = items.sync(next.items)
      if (isOtherRoom || changed) {
        room.cutAway(camera.position, target)
        items.hideWith(hiddenWalls())
        room.shadeFloor(floorContacts(next.items))
        lamps.update(next.items)
        renderer.shadowMap.needsUpdate = true
      }
      const isLeft = ({ id, record }: ShellWall) => before.shell.wall(id)?.record === record
      return before.shell !== next.shell && !next.shell.walls.some(isLeft)
    },
    light(viewAzimuth, from = { azimuth: viewAzimuth - 0.95, elevation: 0.98 }) {
      light(viewAzimuth, from)
    },
    surfaces: () => ({
      shown: room.shownWalls(),
      all: content.shell.walls,
      openings: content.openings,
      rooms: content.shell.rooms,
    }),
    draw(eye, lookedAt) {
      camera.position.set(...eye)
      target.set(...lookedAt)
      camera.lookAt(target)
      camera.updateMatrixWorld()
      if (room.cutAway(camera.position, target)) {
        items.hideWith(hiddenWalls())
        room.shadeFloor(floorContacts(content.items))
      }
      renderer.info.reset()
      renderer.render(scene, camera)
    },
    dispose() {
      items.dispose()
      room.dispose()
      materials.dispose()
      pictures.dispose()
      models.dispose()
      textures.dispose()
      lighting.dispose()
      windowLight?.dispose()
      lamps.dispose()
      renderer.dispose()
    },
  }

  function hiddenWalls(): ReadonlySet<WallId> {
    const shown = new Set(room.shownWalls())
    return new Set(content.shell.walls.filter((wall) => !shown.has(wall)).map(({ id }) => id))
  }

  function light(viewAzimuth: number, from: Ray): void {
    lit = { viewAzimuth, from }
    const height = Math.max(2400, ...content.shell.walls.map((wall) => wall.height))
    lighting.aim(planBounds(content.shell, content.items), height, from)
    windowLight?.aim(viewAzimuth)
    renderer.shadowMap.needsUpdate = true
  }
}

/** Software drawing pays for every pixel: nothing to mirror, no doubled resolution. */
function drawsInSoftware(context: WebGL2RenderingContext): boolean {
  const names = context.getExtension('WEBGL_debug_renderer_info')
  const renderer: unknown = context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER)
  return /swiftshader|llvmpipe|software|basic render/i.test(String(renderer))
}
