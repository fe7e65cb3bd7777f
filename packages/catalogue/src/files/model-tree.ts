import { type Fields, isRecord, list, records } from './glb.ts'

/** No node in two places or within itself: ten that each show the next one twice would be drawn a thousand times. */
export function isTree({ nodes, scenes }: Fields): boolean {
  const children = records(nodes).flatMap((node) => list(node.children).map(String))
  const held = new Set(children)
  const roots = records(scenes).map((scene) => list(scene.nodes).map(String))
  return (
    held.size === children.length &&
    roots.every((shown) => new Set(shown).size === shown.length && !shown.some((root) => held.has(root)))
  )
}

export type Drawn = {
  readonly triangles: number
  /** That are read for them: one that many surfaces share is read for each. */
  readonly corners: number
}

/** As often as they are drawn: several nodes may show one mesh. */
export function countDrawn({ nodes, meshes, accessors }: Fields): Drawn {
  const counts = records(accessors).map(({ count }) => (typeof count === 'number' ? count : 0))
  const countOf = (accessor: unknown) => counts[Number(accessor)] ?? 0
  const drawn = records(meshes).map(({ primitives }) =>
    sumOf(
      records(primitives).map(({ mode = 4, indices, attributes }) => {
        const given = isRecord(attributes) ? attributes : {}
        const corners = countOf(indices ?? given.POSITION)
        const isStrip = mode === 5 || mode === 6
        return {
          triangles: mode === 4 ? Math.floor(corners / 3) : isStrip ? Math.max(0, corners - 2) : 0,
          corners: Object.values(given)
            .map(countOf)
            .reduce((one, two) => Math.max(one, two), corners),
        }
      }),
    ),
  )
  return sumOf(records(nodes).flatMap(({ mesh }) => drawn[Number(mesh)] ?? []))
}

function sumOf(parts: readonly Drawn[]): Drawn {
  return parts.reduce(
    (sum, part) => ({ triangles: sum.triangles + part.triangles, corners: sum.corners + part.corners }),
    { triangles: 0, corners: 0 },
  )
}
