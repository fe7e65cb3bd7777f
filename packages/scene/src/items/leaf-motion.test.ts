import type { BoxPart, Motion } from '@arredo/geometry'
import { Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import { leafMotion } from './leaf-motion.ts'
import { motionMatrix } from './motion-matrix.ts'

const size = { width: 600, depth: 581, height: 800 }
const panel = box('front', [2, 561, 80], [596, 20, 700])

describe('how leaves and drawers open', () => {
  test('a drawer goes as far and as the recipe says, along any axis', () => {
    expect(slides({ kind: 'slide', axis: 'y', travel: 450 })).toEqual([0, -450, 0])
    expect(slides({ kind: 'slide', axis: 'x', travel: -300 })).toEqual([-300, -0, 0])
    expect(slides({ kind: 'slide', axis: 'z', travel: 200 })).toEqual([0, -0, 200])
  })

  test('a leaf turns about the edge the recipe names, by its degrees, whatever its name says', () => {
    const leaf = (edge: 'left' | 'right'): BoxPart => ({
      ...panel,
      motion: { kind: 'hinge', edge, degrees: 105 },
    })
    expect(leafMotion('door-left', [leaf('right')], size, 'L')).toMatchObject({ hinge: [598, -561, 80] })
    expect(leafMotion('door-right', [leaf('left')], size, 'R')).toMatchObject({
      hinge: [2, -561, 80],
      degrees: -105,
    })
  })

  test('every stated leaf swings out of the body, wherever its panel faces', () => {
    const edges: Motion[] = [
      { kind: 'hinge', edge: 'left', degrees: 90 },
      { kind: 'hinge', edge: 'right', degrees: 90 },
      { kind: 'flap', edge: 'top', degrees: 90 },
      { kind: 'flap', edge: 'bottom', degrees: 90 },
    ]
    const panels = {
      front: box('p', [0, 561, 0], [600, 20, 800]),
      back: box('p', [0, 0, 0], [600, 20, 800]),
      right: box('p', [580, 0, 0], [20, 581, 800]),
      left: box('p', [0, 0, 0], [20, 581, 800]),
      lid: box('p', [0, 0, 780], [600, 581, 20]),
    }
    const outward = {
      front: [0, -1, 0],
      back: [0, 1, 0],
      right: [1, 0, 0],
      left: [-1, 0, 0],
      lid: [0, 0, 1],
    } as const
    for (const [face, part] of Object.entries(panels)) {
      const [x, y, z] = part.at.map((value, k) => value + (part.size[k] ?? 0) / 2)
      const shut = new Vector3(x, -(y ?? 0), z)
      for (const motion of edges) {
        const open = motionMatrix(leafMotion('leaf', [{ ...part, motion }], size, 'L'), 1)
        const moved = shut.clone().applyMatrix4(open).sub(shut)
        expect(moved.dot(new Vector3(...outward[face as keyof typeof outward])), face).toBeGreaterThan(250)
      }
    }
  })

  test('left and right are seen from outside the panel, and a lid hangs at its back', () => {
    const motion: Motion = { kind: 'hinge', edge: 'left', degrees: 90 }
    const right = { ...box('p', [580, 0, 0], [20, 581, 800]), motion }
    const back = { ...box('p', [0, 0, 0], [600, 20, 800]), motion }
    const lid = {
      ...box('p', [0, 0, 780], [600, 581, 20]),
      motion: { kind: 'flap', edge: 'top', degrees: 80 } as const,
    }
    expect(leafMotion('d', [right], size, 'L')).toMatchObject({ hinge: [580, -581, 0], axis: 2 })
    expect(leafMotion('d', [back], size, 'L')).toMatchObject({ hinge: [600, -20, 0], axis: 2 })
    expect(leafMotion('d', [lid], size, 'L')).toMatchObject({ hinge: [0, -0, 780], axis: 0 })
  })

  test('without a word of the recipe a front with a box behind it slides by most of the depth', () => {
    const drawer = [panel, box('side', [20, 40, 100], [15, 500, 120])]
    expect(leafMotion('g1', drawer, size, 'L')).toEqual({ kind: 'slide', by: [0, -407, 0] })
    expect(leafMotion('drawer-2', [panel], size, 'L').kind).toBe('slide')
  })

  test('it hangs on the edge it is named by, else away from its handle, else on the article’s side', () => {
    const handleRight = box('handle', [540, 581, 500], [10, 28, 160])
    const handleLeft = box('handle', [40, 581, 500], [10, 28, 160])
    expect(hingeX('door-left', [panel, handleLeft], 'R')).toBe(2)
    expect(hingeX('door-right', [panel], 'L')).toBe(598)
    expect(hingeX('door', [panel, handleRight], 'R')).toBe(2)
    expect(hingeX('door', [panel, handleLeft], 'L')).toBe(598)
    expect(hingeX('door', [panel], 'L')).toBe(2)
    expect(hingeX('door', [panel], 'R')).toBe(598)
    const flap = motionMatrix(leafMotion('flap', [panel], size, 'L'), 1)
    expect(new Vector3(300, -561, 80).applyMatrix4(flap).y).toBeLessThan(-1200)
    expect(new Vector3(300, -561, 780).applyMatrix4(flap).z).toBeCloseTo(780)
  })

  test('a closed leaf is exactly where its parts are', () => {
    const closed = motionMatrix(leafMotion('door', [panel], size, 'L'), 0)
    expect(new Vector3(123, -456, 78).applyMatrix4(closed).toArray()).toEqual([123, -456, 78])
  })
})

function slides(motion: Motion): readonly number[] | null {
  const found = leafMotion('door', [{ ...panel, motion }], size, 'L')
  return found.kind === 'slide' ? found.by : null
}

function hingeX(group: string, parts: readonly BoxPart[], side: 'L' | 'R'): number | null {
  const motion = leafMotion(group, parts, size, side)
  return motion.kind === 'swing' ? motion.hinge[0] : null
}

function box(code: string, at: BoxPart['at'], extent: BoxPart['size']): BoxPart {
  return { code, shape: 'box', at, size: extent, material: 'm' }
}
