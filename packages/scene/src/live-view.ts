import type { Point, Point3 } from '@arredo/geometry'
import type { RecordName } from '@arredo/project'
import { Raycaster, Vector2, Vector3 } from 'three'
import { type CameraView, viewBetweenPanels } from './camera/camera-view.ts'
import { frameRoom, type Insets } from './camera/frame-room.ts'
import { approach, eyeOf, type Orbit } from './camera/orbit.ts'
import type { Ray, RoomSurfaces } from './camera/surface-hit.ts'
import type { Quality } from './light/lighting.ts'
import type { TextureSource } from './materials/texture-store.ts'
import type { PixelBox } from './pill-spots.ts'
import { emptyContent, type SceneContent } from './scene-content.ts'
import { createWorld } from './world.ts'

export type SceneInfo = {
  readonly calls: number
  readonly triangles: number
  readonly geometries: number
  readonly textures: number
  readonly frames: number
}

export type LiveViewOptions = {
  readonly quality: Quality | undefined
  readonly background: string
  readonly prefersStill: () => boolean
  /** Where to look from at first instead of framing the room. */
  readonly start: Orbit | null
  /** After every drawn frame, for what is laid over the picture. */
  readonly onFrame: () => void
  readonly textures: TextureSource
}

/** What stands under a pointer, and the record it stands for: a row unless it says otherwise. */
export type ItemHit = { readonly row: string; readonly point: Point3; readonly of?: RecordName }

export type LiveView = {
  readonly show: (content: SceneContent) => void
  readonly resize: (width: number, height: number, insets: Insets) => void
  readonly frameRoom: () => void
  readonly orbit: () => Orbit
  /** Goes there, gliding unless the person prefers stillness. */
  readonly lookFrom: (orbit: Orbit) => void
  readonly millimetresPerPixel: () => number
  readonly eye: () => Point3
  /** Pixels from the picture's left top, or null behind the eye. */
  readonly project: (point: Point3) => Point | null
  /** What panels leave free of the picture. */
  readonly free: () => PixelBox
  readonly rayAt: (x: number, y: number) => Ray
  readonly itemAt: (x: number, y: number) => ItemHit | null
  /** What rays are held against, besides items. */
  readonly surfaces: () => RoomSurfaces
  readonly info: () => SceneInfo
  readonly picture: (width: number, height: number) => string
  /** What is seen between the panels, for a picture of this shape. */
  readonly view: (aspect: number) => CameraView
  /** The room from other places too, as WebP data URLs; what is on the screen stays. */
  readonly pictures: (views: readonly CameraView[], width: number, height: number) => readonly string[]
  readonly dispose: () => void
}

const fieldOfView = 38
const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

/** Null where the browser has no WebGL2: the caller says so and offers the plan. */
export function createLiveView(canvas: HTMLCanvasElement, options: LiveViewOptions): LiveView | null {
  const made = createWorld(canvas, { ...options, onChange: requestFrame })
  if (!made) return null

  const world = made
  const { renderer, camera, items } = world
  camera.fov = fieldOfView
  const raycaster = new Raycaster()
  let size = { width: 0, height: 0, insets: noInsets }
  let shown: Orbit = frameRoom(emptyContent.shell, [], { width: 1, height: 1, insets: noInsets, fieldOfView })
  let goal: Orbit = shown
  let isFramed = false
  /** The view the room was framed in; once a person looks from elsewhere it is theirs to keep. */
  let framed: Orbit | null = null
  let isDisposed = false
  let frames = 0
  let scheduled = 0
  let lastTime: number | null = null

  const live: LiveView = {
    show(content) {
      if (world.show(content)) isFramed = false
      if (!isFramed) live.frameRoom()
      requestFrame()
    },
    resize(width, height, insets) {
      if (width < 1 || height < 1) return
      size = { width, height, insets }
      renderer.setPixelRatio(world.isSoftware ? 1 : Math.min(2, window.devicePixelRatio))
      renderer.setSize(width, height, false)
      setLens(width, height, insets)
      if (!isFramed || goal === framed) live.frameRoom()
      // Setting the size empties the canvas; drawing at once avoids a blank flash.
      draw()
      requestFrame()
    },
    frameRoom() {
      if (size.width === 0) return
      const isFirst = !isFramed
      isFramed = true
      const { shell, items: furniture } = world.content()
      goal = frameRoom(shell, furniture, { ...size, fieldOfView })
      world.light(goal.azimuth)
      framed = goal
      if (isFirst) goal = options.start ?? goal
      if (isFirst || options.prefersStill()) shown = goal
      else shown = { ...shown, azimuth: goal.azimuth + nearTurn(shown.azimuth - goal.azimuth) }
      requestFrame()
    },
    orbit: () => goal,
    lookFrom(orbit) {
      goal = orbit
      if (options.prefersStill()) shown = orbit
      requestFrame()
    },
    millimetresPerPixel: () =>
      (2 * shown.distance * Math.tan((fieldOfView * Math.PI) / 360)) / Math.max(1, size.height),
    eye: () => eyeOf(shown),
    project(point) {
      const clip = new Vector3(...point).applyMatrix4(camera.matrixWorldInverse)
      if (clip.z > -camera.near) return null
      clip.applyMatrix4(camera.projectionMatrix)
      return [((clip.x + 1) / 2) * size.width, ((1 - clip.y) / 2) * size.height]
    },
    free() {
      const { width, height, insets } = size
      return {
        left: insets.left,
        top: insets.top,
        right: width - insets.right,
        bottom: height - insets.bottom,
      }
    },
    rayAt(x, y) {
      aimRay(x, y)
      const { origin, direction } = raycaster.ray
      return { origin: [origin.x, origin.y, origin.z], direction: [direction.x, direction.y, direction.z] }
    },
    itemAt(x, y) {
      aimRay(x, y)
      const [hit] = items.hits(raycaster)
      return hit ? { row: hit.id, of: hit.of, point: hit.point } : null
    },
    surfaces: world.surfaces,
    info: () => ({
      calls: renderer.info.render.calls,
      triangles: renderer.info.render.triangles,
      geometries: renderer.info.memory.geometries,
      textures: renderer.info.memory.textures,
      frames,
    }),
    picture: (width, height) =>
      besideTheScreen(width, height, () => {
        draw()
        return canvas.toDataURL('image/png')
      }),
    view: (aspect) => viewBetweenPanels(shown, { ...size, fieldOfView }, aspect),
    pictures: (views, width, height) =>
      besideTheScreen(width, height, () =>
        views.map((view) => {
          camera.fov = view.fieldOfView
          setLens(width, height, noInsets)
          world.draw(view.eye, view.target)
          return canvas.toDataURL('image/webp', 0.9)
        }),
      ),
    dispose() {
      if (isDisposed) return
      isDisposed = true
      cancelAnimationFrame(scheduled)
      world.dispose()
      // Browsers allow few contexts at a time and free them late. React may mount the same canvas again
      // at once, so only one that has really left the page gives its context back.
      setTimeout(() => {
        if (!canvas.isConnected) world.context.getExtension('WEBGL_lose_context')?.loseContext()
      })
    },
  }
  return live

  function requestFrame(): void {
    if (scheduled === 0 && !isDisposed) scheduled = requestAnimationFrame(frame)
  }

  function frame(time: number): void {
    scheduled = 0
    const passed = lastTime === null ? 16 : Math.min(100, time - lastTime)
    const glided = shown === goal ? null : approach(shown, goal, 1 - Math.exp(-passed / 55))
    shown = glided ?? goal
    const opens = items.advance(passed)
    if (opens) renderer.shadowMap.needsUpdate = true
    draw()
    lastTime = glided || opens ? time : null
    if (glided || opens) requestFrame()
  }

  function draw(): void {
    if (isDisposed || size.width === 0) return
    world.draw(eyeOf(shown), shown.target)
    frames += 1
    options.onFrame()
  }

  /** In another size and with nothing covered, then as before. */
  function besideTheScreen<Taken>(width: number, height: number, take: () => Taken): Taken {
    const ratio = renderer.getPixelRatio()
    renderer.setPixelRatio(1)
    renderer.setSize(width, height, false)
    setLens(width, height, noInsets)
    const taken = take()
    camera.fov = fieldOfView
    renderer.setPixelRatio(ratio)
    renderer.setSize(size.width, size.height, false)
    setLens(size.width, size.height, size.insets)
    draw()
    return taken
  }

  function setLens(width: number, height: number, { top, right, bottom, left }: Insets): void {
    camera.aspect = width / height
    camera.setViewOffset(width, height, (right - left) / 2, (bottom - top) / 2, width, height)
  }

  function aimRay(x: number, y: number): void {
    raycaster.setFromCamera(new Vector2((x / size.width) * 2 - 1, 1 - (y / size.height) * 2), camera)
  }
}

/** The same turn between −π and π, so that framing never spins the long way round. */
function nearTurn(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle))
}
