import { BackSide, Box3, Group, Mesh, MeshBasicMaterial, Plane, Vector3 } from 'three'
import type { ExtraParts, SceneExtra } from '../scene-extra.ts'

/** What is left of the room, in its own axes. */
export type Section = {
  readonly min: readonly [number, number, number]
  readonly max: readonly [number, number, number]
}

/** As the poché of a plan. */
const cutColour = '#cbc4b7'

/**
 * Leaves out what is not within the box. Where a body is cut open one sees its far faces from within: drawn in one
 * flat colour they are its cut face, whatever its shape.
 */
export function sectionCut(section: Section, { renderer, drawn }: ExtraParts): SceneExtra {
  const group = new Group()
  const material = new MeshBasicMaterial({ color: cutColour, side: BackSide, toneMapped: false })
  const within = new Box3(new Vector3(...section.min), new Vector3(...section.max))
  renderer.clippingPlanes = planesOf(within)
  cover()

  return {
    group,
    within,
    advance: () => false,
    changed: cover,
    dispose() {
      renderer.clippingPlanes = []
      group.clear()
      material.dispose()
    },
  }

  /** One for every body there is now, which moves with it. */
  function cover(): void {
    group.clear()
    for (const root of drawn) root.traverseVisible(coverOne)
  }

  function coverOne(body: unknown): void {
    if (!(body instanceof Mesh) || isSeenThrough(body)) return
    const inside = new Mesh(body.geometry, material)
    inside.matrixAutoUpdate = false
    inside.matrixWorldAutoUpdate = false
    inside.matrixWorld = body.matrixWorld
    group.add(inside)
  }
}

function isSeenThrough({ material }: Mesh): boolean {
  return Array.isArray(material) || material.transparent || material.side !== 0
}

function planesOf({ min, max }: Box3): Plane[] {
  const sides = [new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1)]
  return sides.flatMap((way) => [
    new Plane(way, -min.dot(way)),
    new Plane(way.clone().negate(), max.dot(way)),
  ])
}
