import type { Point, Point3 } from '@arredo/geometry'
import type { RecordName } from '@arredo/project'
import { type Box3, Raycaster, Vector2, Vector3 } from 'three'
import type { BakePort } from './baking/bake-port.ts'
import { type CameraView, orbitOf, viewBetweenPanels } from './camera/camera-view.ts'
import { frameRoom, type Insets, type Viewport } from './camera/frame-room.ts'
import { type PictureSize, setLens } from './camera/lens.ts'
import { angleOf, approach, eyeOf, type Orbit, tangentOf, usualAngle } from './camera/orbit.ts'
import type { Ray, RoomSurfaces } from './camera/surface-hit.ts'
import { createDrawingCost } from './gathering/drawing-cost.ts'
import type { PaintPort } from './light/outside.ts'
import type { Quality } from './light/quality.ts'
import type { TextureSource } from './materials/texture-store.ts'
import type { Screen } from './on-screen.ts'
import { markOpening } from './opening-marks.ts'
import type { PictureWish } from './pictures/wished-picture.ts'
import type { PixelBox } from './pill-spots.ts'
import { emptyContent, type SceneContent } from './scene-content.ts'
import type { ExtraParts, SceneExtra } from './scene-extra.ts'
import { createSceneGrowth } from './scene-growth.ts'
import type { SceneInfo } from './scene-info.ts'
import { createWorld } from './world.ts'

export type LiveViewOptions = {
  readonly quality: Quality | undefined
  readonly kept: Quality | undefined
  readonly background: string
  readonly prefersStill: () => boolean
  /** Where to look from at first instead of framing the room. */
  readonly start: Orbit | null
  /** After every drawn frame, for what is laid over the picture. */
  readonly onFrame: () => void
  /** Once, when the room is drawn: with everything, or after a while with what there is. */
  readonly onSeen: () => void
  readonly textures: TextureSource
  /** Works out how light spreads; on this thread without it. */
  readonly bake: BakePort | undefined
  readonly paint: PaintPort | undefined
}

/** What stands under a pointer, and the record it stands for: a row unless it says otherwise. */
export type ItemHit = {
  readonly row: string
  readonly point: Point3
  readonly of?: RecordName
  /** The door or drawer, where the item stands open. */
  readonly leaf?: string | null
}

export type LiveView = {
  readonly show: (content: SceneContent) => void
  readonly resize: (width: number, height: number, insets: Insets) => void
  readonly frameRoom: () => void
  /** The picture that a view is framed in. */
  readonly viewport: () => Viewport
  readonly orbit: () => Orbit
  /** Goes there, gliding unless the person prefers stillness or is to be there at once. */
  readonly lookFrom: (orbit: Orbit, isAtOnce?: boolean) => void
  /** While somebody walks in the room no wall is cut away. */
  readonly keepWalls: (areKept: boolean) => void
  readonly openDoors: (openings: readonly string[]) => void
  readonly content: () => SceneContent
  /** Draws something more, until it is told to stop. */
  readonly add: (make: (parts: ExtraParts) => SceneExtra) => () => void
  readonly millimetresPerPixel: () => number
  readonly eye: () => Point3
  /** What is laid over the picture goes by this: another one only when it was drawn from elsewhere; null before. */
  readonly screen: () => Screen | null
  /** What panels leave free of the picture. */
  readonly free: () => PixelBox
  readonly rayAt: (x: number, y: number) => Ray
  readonly itemAt: (x: number, y: number) => ItemHit | null
  /** What rays are held against, besides items. */
  readonly surfaces: () => RoomSurfaces
  readonly info: () => SceneInfo
  /** The step that is drawn with, or will be from the next frame on. */
  readonly quality: () => Quality
  readonly setQuality: (quality: Quality) => void
  /** Hears what every drawing at rest cost, in milliseconds, until told to stop. */
  readonly onCost: (listen: (milliseconds: number) => void) => () => void
  readonly isSoftware: boolean
  /** What is seen between the panels, for a picture of this shape. */
  readonly view: (aspect: number) => CameraView
  /** Shows all of a view that was seen in a picture of this shape. */
  readonly goTo: (view: CameraView, aspect: number) => void
  /** Beside the screen, which keeps what it shows. */
  readonly picture: (wish: PictureWish) => Promise<Blob | null>
  readonly dispose: () => void
}

/** A drawing that takes longer than this is not worth another one; milliseconds. */
const dearest = 700
const longestPause = 400
const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

/** Null where the browser has no WebGL2: the caller says so and offers the plan. */
export function createLiveView(canvas: HTMLCanvasElement, options: LiveViewOptions): LiveView | null {
  markOpening('code')
  const made = createWorld(canvas, { ...options, onChange: requestFrame })
  if (!made) return null

  const world = made
  const { renderer, camera, items } = world
  const raycaster = new Raycaster()
  const cost = createDrawingCost(world.context)
  let wished = world.quality()
  let hearCost: ((milliseconds: number) => void) | null = null
  let size = { width: 0, height: 0, insets: noInsets }
  const viewport = (): Viewport => ({ ...size, fieldOfView: usualAngle })
  let shown: Orbit = frameRoom(emptyContent.shell, [], { ...viewport(), width: 1, height: 1 })
  let goal: Orbit = shown
  let isFramed = false
  const extras = new Set<SceneExtra>()
  /** The view the room was framed in; once a person looks from elsewhere it is theirs to keep. */
  let framed: Orbit | null = null
  let isDisposed = false
  let frames = 0
  let most = { calls: 0, triangles: 0 }
  let scheduled = 0
  let resting = 0
  let lastTime: number | null = null
  let screen: (Screen & { readonly from: Orbit; readonly size: object }) | null = null

  const growth = createSceneGrowth(world, {
    ...{ eye: () => eyeOf(shown), requestFrame },
    onSeen: options.onSeen,
    onComplete: () => markOpening('complete', live.info()),
  })
  const live: LiveView = {
    show(content) {
      if (world.show(content, 'gradually')) isFramed = false
      for (const extra of extras) extra.changed?.()
      if (!isFramed) live.frameRoom()
      growth.goOn()
    },
    resize(width, height, insets) {
      if (width < 1 || height < 1) return
      size = { width, height, insets }
      fillCanvas()
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
      goal = frameRoom(shell, furniture, viewport())
      framed = goal
      if (isFirst) goal = options.start ?? goal
      if (isFirst || options.prefersStill()) shown = goal
      else shown = turnedNear(shown, goal)
      requestFrame()
    },
    viewport,
    orbit: () => goal,
    lookFrom(orbit, isAtOnce = false) {
      goal = orbit
      shown = isAtOnce || options.prefersStill() ? orbit : turnedNear(shown, orbit)
      requestFrame()
    },
    keepWalls(areKept) {
      world.keepWalls(areKept)
      requestFrame()
    },
    openDoors(openings) {
      world.openDoors(openings)
      requestFrame()
    },
    content: world.content,
    add(make) {
      const { materials, models, drawn } = world
      const extra = make({ renderer, materials, models, drawn, prefersStill: options.prefersStill })
      extras.add(extra)
      world.scene.add(extra.group)
      redraw()
      return () => {
        if (!extras.delete(extra)) return
        world.scene.remove(extra.group)
        extra.dispose()
        redraw()
      }
    },
    millimetresPerPixel: () => (2 * shown.distance * tangentOf(shown)) / Math.max(1, size.height),
    eye: () => eyeOf(shown),
    screen: () => screen,
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
      const hit = items.hit(raycaster)
      return hit ? { row: hit.id, of: hit.of, point: hit.point, leaf: hit.leaf } : null
    },
    surfaces: world.surfaces,
    info: () => ({
      calls: renderer.info.render.calls,
      triangles: renderer.info.render.triangles,
      most,
      geometries: renderer.info.memory.geometries,
      textures: renderer.info.memory.textures,
      textureBytes: world.textureBytes(),
      rebuilt: items.rebuilt(),
      frames,
      quality: world.quality(),
    }),
    quality: () => wished,
    setQuality(quality) {
      wished = quality
    },
    onCost(listen) {
      hearCost = listen
      return () => {
        hearCost = null
      }
    },
    isSoftware: world.isSoftware,
    view: (aspect) => viewBetweenPanels(shown, viewport(), aspect),
    goTo: (view, aspect) => live.lookFrom(orbitOf(view, viewport(), aspect)),
    async picture(wish) {
      const { wishedPicture } = await import('./pictures/wished-picture.ts')
      if (isDisposed) return null
      growth.finish()
      return wishedPicture(world, wish, orbitBetweenPanels, aim)
    },
    dispose() {
      if (isDisposed) return
      isDisposed = true
      cancelAnimationFrame(scheduled)
      growth.stop()
      clearTimeout(resting)
      cost.stop()
      for (const extra of extras) extra.dispose()
      extras.clear()
      world.dispose()
      // Browsers allow few contexts at a time and free them late. React may mount the same canvas again
      // at once, so only one that has really left the page gives its context back.
      setTimeout(() => {
        if (!canvas.isConnected) world.context.getExtension('WEBGL_lose_context')?.loseContext()
      })
    },
  }
  return live

  function fillCanvas(): void {
    renderer.setPixelRatio(world.pixelRatio())
    renderer.setSize(size.width, size.height, false)
  }

  function redraw(): void {
    renderer.shadowMap.needsUpdate = true
    requestFrame()
  }

  function requestFrame(): void {
    clearTimeout(resting)
    cost.stop()
    if (scheduled === 0 && !isDisposed) scheduled = requestAnimationFrame(frame)
  }

  function frame(time: number): void {
    scheduled = 0
    const passed = lastTime === null ? 16 : Math.min(100, time - lastTime)
    const glided = shown === goal ? null : approach(shown, goal, 1 - Math.exp(-passed / 55))
    shown = glided ?? goal
    let opens = world.advance(passed)
    for (const extra of extras) opens = extra.advance(passed) || opens
    if (opens) renderer.shadowMap.needsUpdate = true
    const isMoving = glided !== null || opens
    // Not before: what has ripened would become worse before one's eyes.
    if (wished !== world.quality()) {
      world.setQuality(wished)
      fillCanvas()
    }
    draw()
    lastTime = isMoving ? time : null
    if (isMoving) requestFrame()
    else cost.watch(ripen)
  }

  /** At rest every drawing makes the picture better; whoever draws slowly pauses as long as he draws. */
  function ripen(milliseconds: number): void {
    if (isDisposed || scheduled !== 0 || !items.isWhole()) return
    // A page that nobody sees is told late that something was drawn.
    if (growth.isComplete() && !document.hidden) hearCost?.(milliseconds)
    if (milliseconds > dearest) return
    resting = window.setTimeout(
      () => {
        if (scheduled !== 0 || isDisposed || !world.ripen()) return
        world.develop()
        cost.watch(ripen)
      },
      Math.min(longestPause, milliseconds),
    )
  }

  function draw(): void {
    if (isDisposed || size.width === 0 || !growth.mayDraw()) return
    // What is left out before a wall is left out on arrival: on the way there it stands in the way of nothing.
    const { depth: _, ...onTheWay } = shown
    drawFrom(shown === goal ? shown : onTheWay, size)
    if (screen?.from !== shown || screen.size !== size)
      screen = { from: shown, size, eye: eyeOf(shown), project, free: live.free() }
    frames += 1
    const { calls, triangles } = renderer.info.render
    most = { calls: Math.max(most.calls, calls), triangles: Math.max(most.triangles, triangles) }
    options.onFrame()
    growth.drawn()
  }

  function project(point: Point3): Point | null {
    const clip = new Vector3(...point).applyMatrix4(camera.matrixWorldInverse)
    if (clip.z > -camera.near) return null
    clip.applyMatrix4(camera.projectionMatrix)
    return [((clip.x + 1) / 2) * size.width, ((1 - clip.y) / 2) * size.height]
  }

  function drawFrom(orbit: Orbit, picture: PictureSize): void {
    setLens(camera, picture, { ...orbit, fieldOfView: angleOf(orbit) })
    world.draw(eyeOf(orbit), orbit.target)
    world.develop()
  }

  /** As for the last frame. */
  function aim(): void {
    setLens(camera, size, { ...shown, fieldOfView: angleOf(shown) })
    world.aim(eyeOf(shown), shown.target)
  }

  /** What is seen between the panels, for a picture without any. */
  function orbitBetweenPanels(picture: Viewport): Orbit {
    const aspect = picture.width / picture.height
    const orbit = orbitOf(live.view(aspect), picture, aspect)
    return shown.depth === undefined ? orbit : { ...orbit, depth: shown.depth }
  }

  function aimRay(x: number, y: number): void {
    raycaster.near = camera.near
    raycaster.far = Number.POSITIVE_INFINITY
    raycaster.setFromCamera(new Vector2((x / size.width) * 2 - 1, 1 - (y / size.height) * 2), camera)
    for (const { within } of extras) if (within) keepWithin(raycaster, within)
  }
}

/** What is left out is not pointed at either. */
function keepWithin(raycaster: Raycaster, box: Box3): void {
  const { origin, direction } = raycaster.ray
  const [low, high] = [box.min.clone().sub(origin), box.max.clone().sub(origin)]
  for (const axis of ['x', 'y', 'z'] as const) {
    const [a, b] = [low[axis] / direction[axis], high[axis] / direction[axis]]
    raycaster.near = Math.max(raycaster.near, Math.min(a, b))
    raycaster.far = Math.min(raycaster.far, Math.max(a, b))
  }
}

/** The same view, turned to it between −π and π from the goal: nobody is spun the long way round. */
function turnedNear(orbit: Orbit, goal: Orbit): Orbit {
  const off = orbit.azimuth - goal.azimuth
  const near = Math.atan2(Math.sin(off), Math.cos(off))
  return Math.abs(near - off) < 1e-9 ? orbit : { ...orbit, azimuth: goal.azimuth + near }
}
