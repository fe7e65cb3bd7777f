import { type Box3, type Ray, Vector3 } from 'three'

/** Boxes in a tree: a ray asks for those it enters, the nearest first, and for no more than it needs. */
export type ItemTree<Thing> = {
  /** What `exact` finds nearest, where it answers with the distance at which a thing is really hit. */
  readonly nearest: (ray: Ray, exact: (thing: Thing) => number | null) => Thing | null
}

type Boxed<Thing> = { readonly box: Box3; readonly thing: Thing }

type Node<Thing> =
  | { readonly box: Box3; readonly things: readonly Boxed<Thing>[] }
  | { readonly box: Box3; readonly halves: readonly [Node<Thing>, Node<Thing>] }

/** Few enough that looking at each is as quick as dividing them. */
const leafSize = 4

export function createItemTree<Thing>(boxed: readonly Boxed<Thing>[]): ItemTree<Thing> {
  const root = boxed.length > 0 ? divided(boxed) : null
  return {
    nearest(ray, exact) {
      let [found, best]: [Thing | null, number] = [null, Number.POSITIVE_INFINITY]
      const look = (node: Node<Thing>): void => {
        if ('halves' in node) {
          for (const [at, half] of inOrder(ray, node.halves)) if (at < best) look(half)
          return
        }
        for (const [at, { thing }] of inOrder(ray, node.things)) {
          if (at >= best) return
          const distance = exact(thing)
          if (distance !== null && distance < best) [found, best] = [thing, distance]
        }
      }
      if (root && entry(ray, root.box) < best) look(root)
      return found
    },
  }
}

function divided<Thing>(boxed: readonly Boxed<Thing>[]): Node<Thing> {
  const [first] = boxed
  if (!first) throw new Error('A tree of nothing')
  const box = boxed.reduce((whole, one) => whole.union(one.box), first.box.clone())
  if (boxed.length <= leafSize) return { box, things: boxed }

  const extent = box.getSize(new Vector3())
  const axis = (['x', 'y', 'z'] as const).reduce((most, one) => (extent[one] > extent[most] ? one : most))
  const middle = ({ box: { min, max } }: Boxed<Thing>) => min[axis] + max[axis]
  const sorted = boxed.toSorted((one, two) => middle(one) - middle(two))
  const half = sorted.length >> 1
  return { box, halves: [divided(sorted.slice(0, half)), divided(sorted.slice(half))] }
}

function inOrder<One extends { readonly box: Box3 }>(
  ray: Ray,
  all: readonly One[],
): readonly (readonly [number, One])[] {
  return all.map((one) => [entry(ray, one.box), one] as const).sort(([one], [two]) => one - two)
}

const at = new Vector3()

/** How far along the ray it begins; infinitely far where the ray passes it by. */
function entry(ray: Ray, box: Box3): number {
  if (box.containsPoint(ray.origin)) return 0
  return ray.intersectBox(box, at) ? at.distanceTo(ray.origin) : Number.POSITIVE_INFINITY
}
