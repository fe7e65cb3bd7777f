import { footprint, type Point3, shellOf } from '@arredo/geometry'
import { standingRows } from '@arredo/project'
import { PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { kitchenOf } from '../testing/scene-for-tests.ts'
import { viewBetweenPanels } from './camera-view.ts'
import { setLens } from './lens.ts'
import { type NamedView, namedView } from './named-views.ts'
import { angleOf, approach, eyeOf, type Orbit, turn } from './orbit.ts'

const viewport = {
  width: 1600,
  height: 1000,
  insets: { top: 70, right: 358, bottom: 68, left: 330 },
  fieldOfView: 38,
}
const kitchen = kitchenOf(5)
const face = { wall: shellOf(kitchen.document).walls[0]?.id ?? '', side: 'right' as const }

test('[D-170 part] at eye level what is upright stays upright, and is seen between the panels', () => {
  for (const name of ['front', 'corner', 'near'] as const) {
    const { project } = seenFrom({ name })
    for (const [x, y] of [
      [500, 3900],
      [2000, 3900],
      [3500, 3900],
    ] as const) {
      const [foot, head] = [project([x, y, 0]), project([x, y, 2400])]
      expect(Math.abs(foot[0] - head[0])).toBeLessThan(0.01)
      expect(head[1]).toBeLessThan(foot[1])
    }
  }
  const { project, orbit } = seenFrom({ name: 'front' })
  const across = standingRows(kitchen.document, kitchen.evaluation)
    .flatMap(footprint)
    .map(([x, y]) => project([x, y, 400])[0])
  expect(across.length).toBeGreaterThan(4)
  expect(Math.min(...across)).toBeGreaterThan(viewport.insets.left)
  expect(Math.max(...across)).toBeLessThan(viewport.width - viewport.insets.right)
  expect(viewBetweenPanels(orbit, viewport, 1.6)).toMatchObject({ isLevel: true })
})

test('[D-170 part] from above and straight at a wall a metre of depth moves nothing by more than a pixel', () => {
  const above = seenFrom({ name: 'above' })
  const wall = seenFrom({ name: 'wall', face })
  const [low, high] = [above.project([200, 200, 0]), above.project([200, 200, 1000])]
  expect(Math.hypot(low[0] - high[0], low[1] - high[1])).toBeLessThan(1)
  // North is up and east to the right, as on the plan.
  expect(above.project([200, 3000, 0])[1]).toBeLessThan(low[1])
  expect(above.project([3000, 200, 0])[0]).toBeGreaterThan(low[0])
  const { inward } = shellOf(kitchen.document).face(face.wall, face.side)?.frame ?? { inward: [0, 0] }
  const [x, y] = shellOf(kitchen.document).walls[0]?.from ?? [0, 0]
  // It fills what the panels leave.
  const [one, other] = [above.project([0, 0, 0]), above.project([4000, 4000, 0])]
  expect(Math.abs(one[1] - other[1])).toBeGreaterThan(600)
  const [near, far] = [
    wall.project([x, y, 900]),
    wall.project([x + (inward[0] ?? 0) * 1000, y + (inward[1] ?? 0) * 1000, 900]),
  ]
  expect(Math.hypot(near[0] - far[0], near[1] - far[1])).toBeLessThan(1)
})

test('[D-170 part] one glides there, and who turns from there sees with perspective, not tilted by a jump', () => {
  const start: Orbit = { target: [2000, 2000, 900], azimuth: 0.4, elevation: 0.5, distance: 8000 }
  const goal = seenFrom({ name: 'wall', face }).orbit
  let at: Orbit | null = start
  let steps = 0
  while (at && steps < 400) {
    at = approach(at, goal, 0.25)
    steps += 1
  }
  expect(steps).toBeLessThan(100)

  expect(angleOf(turn(goal, 0.1, 0))).toBe(38)
  const level = seenFrom({ name: 'front' }).orbit
  const turned = turn(level, 0, 0)
  const moved = eyeOf(turned).map((value, k) => Math.abs(value - (eyeOf(level)[k] ?? 0)))
  expect(Math.max(...moved)).toBeLessThan(1)
  expect(turned.shift).toBeUndefined()
})

function seenFrom(wanted: NamedView) {
  const orbit = namedView(wanted, kitchen, viewport)
  if (!orbit) throw new Error('no view')
  const camera = new PerspectiveCamera()
  camera.up.set(0, 0, 1)
  setLens(camera, viewport, { ...orbit, fieldOfView: angleOf(orbit) })
  camera.position.set(...eyeOf(orbit))
  camera.lookAt(...orbit.target)
  camera.updateMatrixWorld()
  const project = (point: Point3): readonly [number, number] => {
    const { x, y } = new Vector3(...point).project(camera)
    return [((x + 1) / 2) * viewport.width, ((1 - y) / 2) * viewport.height]
  }
  return { orbit, project }
}
