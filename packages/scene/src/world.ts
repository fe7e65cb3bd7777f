import type { Point3, ShellWall, WallId } from '@arredo/geometry'
import {
  Color,
  NoToneMapping,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'
import type { Daylight } from './baking/bake-content.ts'
import type { BakePort } from './baking/bake-port.ts'
import type { RoomSurfaces } from './camera/surface-hit.ts'
import { createGatherer, type Development, type Gatherer } from './gathering/gatherer.ts'
import { sampleOf } from './gathering/sample-pattern.ts'
import { createItemLayer, type ItemLayer, type Pace } from './items/item-layer.ts'
import { daylightAt } from './light/daylight.ts'
import { createEnvironment } from './light/environment.ts'
import type { LightField } from './light/light-field.ts'
import { mainWindow } from './light/main-window.ts'
import { createOutside, type PaintPort } from './light/outside.ts'
import { type Quality, steps } from './light/quality.ts'
import { createRoomLight, exposed } from './light/room-light.ts'
import { createSunLight } from './light/sun-light.ts'
import { patience } from './materials/fetched-things.ts'
import { leaveMirrorTable } from './materials/leave-mirror-table.ts'
import { createMaterialStore, type MaterialStore } from './materials/material-store.ts'
import { createSurfaceTextures } from './materials/surface-textures.ts'
import { createTextureStore, type TextureSource } from './materials/texture-store.ts'
import { createUnusedPictures } from './materials/unused-pictures.ts'
import { createModelStore, type ModelStore } from './models/model-store.ts'
import { floorContacts } from './room/floor-contacts.ts'
import { createRoomLayer, type RoomLayer } from './room/room-layer.ts'
import { emptyContent, isSameRoom, type SceneContent } from './scene-content.ts'
import { textureBytes } from './texture-bytes.ts'

export type WorldOptions = {
  readonly quality: Quality | undefined
  /** What this device was found to draw well, where nothing else is asked for. */
  readonly kept?: Quality | undefined
  readonly background: string
  readonly prefersStill: () => boolean
  /** For pictures that are read back. */
  readonly keepsPixels?: boolean
  readonly textures?: TextureSource
  /** Works out how light spreads; on this thread, at once, without it. */
  readonly bake?: BakePort | undefined
  /** Paints what is outside of the windows; on this thread, at once, without it. */
  readonly paint?: PaintPort | undefined
  /** Something arrived late that a new drawing would show. */
  readonly onChange?: () => void
}

/** The drawn room without anybody looking at it: whoever looks moves the camera and asks for a drawing. */
export type World = {
  readonly renderer: WebGLRenderer
  readonly context: WebGL2RenderingContext
  readonly camera: PerspectiveCamera
  readonly items: ItemLayer
  readonly scene: Scene
  /** The room and what stands in it. */
  readonly drawn: readonly Object3D[]
  readonly materials: MaterialStore
  readonly models: ModelStore
  /** The light that fills the room, for other things drawn with the same materials. */
  readonly field: LightField
  /** When every picture of a surface and every model that was asked for is there, and light has spread. */
  readonly settled: () => Promise<void>
  /** When every picture of a surface and every model that was asked for is there. */
  readonly covered: () => Promise<void>
  /** When light was found for the first time. */
  readonly lit: () => Promise<void>
  readonly isSoftware: boolean
  readonly quality: () => Quality
  /** In pixels, smoothing, shadows and gathering; what was made of surfaces and of light stays as it is. */
  readonly setQuality: (quality: Quality) => void
  /** So many drawn for one of the page's, along a side. */
  readonly pixelRatio: () => number
  /** What is seen where nothing is drawn. */
  readonly paper: Color
  readonly textureBytes: () => number
  readonly content: () => SceneContent
  /** True when no wall is left of those before, so that the old view says nothing any more. */
  readonly show: (content: SceneContent, pace?: Pace) => boolean
  readonly surfaces: () => RoomSurfaces
  /** Turns the camera there and opens the walls before it, without drawing. */
  readonly aim: (eye: Point3, target: Point3) => void
  readonly keepWalls: RoomLayer['keepWalls']
  readonly openDoors: RoomLayer['openDoors']
  /** Moves leaves, drawers and doors on by the milliseconds passed; true while any is under way. */
  readonly advance: (milliseconds: number) => boolean
  /** One drawing from there; what was gathered before is forgotten. */
  readonly draw: (eye: Point3, target: Point3) => void
  /** One more drawing of what the camera is aimed at for a picture of its own; what is gathered for the screen stays. */
  readonly gather: (into: Gatherer) => void
  /** One more drawing of the same view, which makes the picture better; false when it is good enough. */
  readonly ripen: () => boolean
  /** What was gathered, as a picture on the canvas or in a target. */
  readonly develop: (into?: WebGLRenderTarget | null, how?: Partial<Development>) => void
  readonly dispose: () => void
}

/** Null where the browser has no WebGL2. */
export function createWorld(canvas: HTMLCanvasElement, options: WorldOptions): World | null {
  const context = canvas.getContext('webgl2', {
    antialias: false,
    // A picture may have a transparent ground; a room has none.
    alpha: options.keepsPixels ?? false,
    powerPreference: 'high-performance',
    preserveDrawingBuffer: options.keepsPixels ?? false,
  })
  if (!context) return null

  const isSoftware = drawsInSoftware(context)
  let quality = options.quality ?? (isSoftware ? 'plain' : (options.kept ?? 'full'))
  let step = steps[options.keepsPixels ? 'picture' : quality]
  const { isRich } = step
  const renderer = new WebGLRenderer({ canvas, context })
  const paper = new Color(options.background)
  renderer.setClearColor('#000000', 0)
  renderer.toneMapping = NoToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.shadowMap.autoUpdate = false
  renderer.info.autoReset = false

  const scene = new Scene()
  const camera = new PerspectiveCamera(38, 1, 80, 90_000)
  camera.up.set(0, 0, 1)
  // In software any more than 1 costs seconds on a narrow face.
  const anisotropy = isSoftware ? 1 : step.anisotropy
  const textures = createSurfaceTextures(step.patternTexels, anisotropy)
  const source = options.textures ?? (async () => null)
  // Every picture brings its own files: what the one before lacked says nothing.
  const retryAfter = options.keepsPixels ? 0 : patience
  const pictures = createTextureStore(source, anisotropy, retryAfter)
  const onChange = options.onChange ?? (() => {})
  const roomLight = createRoomLight(
    options.bake ?? bakeLater,
    () => {
      room.light(roomLight.field.texels())
      aimSun()
      onChange()
    },
    step,
  )
  const { field } = roomLight
  const models = createModelStore({ source, field, isRich, anisotropy, retryAfter })
  const materials = createMaterialStore({ patterns: textures, pictures, field, isRich, onChange })
  const items = createItemLayer(materials, models, options.prefersStill)
  const environment = createEnvironment(source, () => spread())
  const outside = createOutside(options.paint ?? paintHere, step.backdropTexels, onChange)
  const room = createRoomLayer(textures, field, materials, outside.material, options.prefersStill)
  const sun = createSunLight(scene, step.shadowTexels)
  const gatherer = createGatherer(renderer, step.smoothing)
  const unused = createUnusedPictures(scene, materials, pictures)
  scene.add(room.group, items.group)
  const target = new Vector3()
  let content = emptyContent
  let shining: Daylight | null = null
  models.onArrival(() => {
    renderer.shadowMap.needsUpdate = true
    onChange()
  })

  return {
    renderer,
    context,
    camera,
    items,
    scene,
    drawn: [room.group, items.group],
    materials,
    models,
    field,
    covered: async () => void (await Promise.all([pictures.settled(), models.settled()])),
    lit: roomLight.lit,
    async settled() {
      // Light spreads anew when it is known what is around.
      await environment.settled()
      await Promise.all([pictures.settled(), models.settled(), roomLight.settled(), outside.settled()])
    },
    isSoftware,
    quality: () => quality,
    setQuality(next) {
      quality = next
      step = steps[next]
      sun.setTexels(step.shadowTexels)
      gatherer.setSmoothing(step.smoothing)
      renderer.shadowMap.needsUpdate = true
    },
    pixelRatio: () => (isSoftware ? 1 : Math.min(step.pixels, window.devicePixelRatio)),
    paper,
    textureBytes: () => textureBytes(scene),
    content: () => content,
    show(next, pace) {
      const before = content
      const isOtherRoom = !isSameRoom(before, next)
      content = next
      if (isOtherRoom) {
        roomLight.build(next)
        room.build(next, roomLight.charts())
        room.light(field.texels())
        sun.build(next.shell, next.openings)
      }
      const changed = items.sync(next.items, pace)
      // Whoever takes pictures shows one thing after the other, with the same surfaces.
      if (pace === 'gradually') unused.freeSoon()
      if (isOtherRoom || changed) {
        room.cutAway(camera.position, target)
        items.hideWith(hiddenWalls())
        room.shadeFloor(floorContacts(next.items))
        renderer.shadowMap.needsUpdate = true
      }
      // What is moved within a room changes neither sun nor sky.
      if (isOtherRoom || before.light !== next.light || !shining) spread()
      else if (changed) roomLight.spread(next, shining)
      const isLeft = ({ id, record }: ShellWall) => before.shell.wall(id)?.record === record
      return before.shell !== next.shell && !next.shell.walls.some(isLeft)
    },
    surfaces: () => ({
      shown: room.shownWalls(),
      all: content.shell.walls,
      openings: content.openings,
      rooms: content.shell.rooms,
    }),
    aim,
    keepWalls: room.keepWalls,
    openDoors: room.openDoors,
    advance(milliseconds) {
      const [open, swing] = [items.advance(milliseconds), room.advance(milliseconds)]
      return open || swing
    },
    draw(eye, lookedAt) {
      aim(eye, lookedAt)
      const { drawingBufferWidth, drawingBufferHeight } = context
      gatherer.begin(drawingBufferWidth, drawingBufferHeight)
      gather()
    },
    gather,
    ripen() {
      if (gatherer.count() >= step.drawings) return false
      gather()
      return true
    },
    develop(into = null, how = {}) {
      gatherer.develop(into, { paper, paperAlpha: 1, ...how })
    },
    dispose() {
      unused.stop()
      leaveMirrorTable(renderer, scene)
      items.dispose()
      room.dispose()
      materials.dispose()
      pictures.dispose()
      models.dispose()
      textures.dispose()
      roomLight.dispose()
      outside.dispose()
      sun.dispose()
      gatherer.dispose()
      renderer.dispose()
    },
  }

  function gather(into: Gatherer = gatherer): void {
    const { pixel, disc } = sampleOf(into.count())
    if (into.count() > 0) {
      sun.sway(disc)
      renderer.shadowMap.needsUpdate = true
    } else sun.sway([0, 0])
    renderer.info.reset()
    into.add(() => shifted(pixel, () => renderer.render(scene, camera)))
  }

  /** Draws with the picture moved by a part of a pixel. */
  function shifted([x, y]: readonly [number, number], draw: () => void): void {
    const { view } = camera
    if (!view) {
      draw()
      return
    }
    const { offsetX, offsetY } = view
    Object.assign(view, { offsetX: offsetX + x, offsetY: offsetY + y })
    camera.updateProjectionMatrix()
    draw()
    Object.assign(view, { offsetX, offsetY })
    camera.updateProjectionMatrix()
  }

  function daylight() {
    return daylightAt(content.light, content, environment.around(content.light))
  }

  function spread(): void {
    shining = daylight()
    aimSun(shining)
    if (mainWindow(content.shell, content.openings))
      outside.show(content.light, environment.around(content.light))
    roomLight.spread(content, shining)
  }

  function aimSun({ sun: found } = daylight()): void {
    sun.aim(found?.towards ?? null, exposed(found?.strength ?? [0, 0, 0], roomLight.exposure()))
    renderer.shadowMap.needsUpdate = true
  }

  function aim(eye: Point3, lookedAt: Point3): void {
    camera.position.set(...eye)
    target.set(...lookedAt)
    camera.lookAt(target)
    camera.updateMatrixWorld()
    if (room.cutAway(camera.position, target)) items.hideWith(hiddenWalls())
  }

  function hiddenWalls(): ReadonlySet<WallId> {
    const shown = new Set(room.shownWalls())
    return new Set(content.shell.walls.filter((wall) => !shown.has(wall)).map(({ id }) => id))
  }
}

/** Whoever brings nobody to work it out does it here, with code that is fetched for it. */
const bakeLater: BakePort = (work, tell) => {
  let stop = () => {}
  let isStopped = false
  void import('./baking/bake-here.ts').then(({ bakeHere }) => {
    if (!isStopped) stop = bakeHere(work, tell)
  })
  return () => {
    isStopped = true
    stop()
  }
}

const paintHere: PaintPort = async (light, width) => {
  const { paintBackdrop } = await import('./light/backdrop/paint-backdrop.ts')
  return paintBackdrop(light, width)
}

/** Software, and the cards that remote desktops and virtual machines pretend to have, pay for every pixel. */
function drawsInSoftware(context: WebGL2RenderingContext): boolean {
  const names = context.getExtension('WEBGL_debug_renderer_info')
  const renderer: unknown = context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER)
  return /swiftshader|llvmpipe|softpipe|software|basic render|remote|rdp|citrix|svga3d|virgl/i.test(
    String(renderer),
  )
}
