import type { BoxPart } from '@arredo/geometry'
import { Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import { motionMatrix } from './item-layer.ts'
import { openingMotion } from './opening-motion.ts'

const size = { width: 600, depth: 581, height: 800 }
const panel = box('front', [2, 561, 80], [596, 20, 700])

describe('how leaves and drawers open', () => {
  test('a front with a box behind it slides forward by most of the depth', () => {
    const drawer = [panel, box('side', [20, 40, 100], [15, 500, 120])]
    expect(openingMotion('g1', drawer, size, 'L')).toEqual({ kind: 'slide', by: 407 })
    expect(openingMotion('drawer-2', [panel], size, 'L').kind).toBe('slide')
  })

  test('a leaf hangs on the edge it is named by, whatever its handle and the article’s side say', () => {
    const handle = box('handle', [40, 581, 500], [10, 28, 160])
    expect(openingMotion('door-left', [panel, handle], size, 'R')).toMatchObject({ hinge: [2, 561, 80] })
    expect(openingMotion('door-right', [panel], size, 'L')).toMatchObject({ hinge: [598, 561, 80] })
  })

  test('a leaf hangs away from its handle, or on the article’s side without one', () => {
    const handleRight = box('handle', [540, 581, 500], [10, 28, 160])
    const handleLeft = box('handle', [40, 581, 500], [10, 28, 160])
    expect(hingeX([panel, handleRight], 'R')).toBe(2)
    expect(hingeX([panel, handleLeft], 'L')).toBe(598)
    expect(hingeX([panel], 'L')).toBe(2)
    expect(hingeX([panel], 'R')).toBe(598)
  })

  test('every leaf and flap ends in front of the item, on the outside of its hinge', () => {
    for (const side of ['L', 'R'] as const) {
      const open = motionMatrix(openingMotion('door', [panel], size, side), 1)
      const free = new Vector3(side === 'L' ? 598 : 2, -561, 400).applyMatrix4(open)
      expect(free.y).toBeLessThan(-1100)
    }
    const flap = motionMatrix(openingMotion('flap', [panel], size, 'L'), 1)
    expect(new Vector3(300, -561, 80).applyMatrix4(flap).y).toBeLessThan(-1200)
    expect(new Vector3(300, -561, 780).applyMatrix4(flap).z).toBeCloseTo(780)
  })

  test('a closed leaf is exactly where its parts are', () => {
    const closed = motionMatrix(openingMotion('door', [panel], size, 'L'), 0)
    expect(new Vector3(123, -456, 78).applyMatrix4(closed).toArray()).toEqual([123, -456, 78])
  })
})

function hingeX(parts: readonly BoxPart[], side: 'L' | 'R'): number | null {
  const motion = openingMotion('door', parts, size, side)
  return motion.kind === 'swing' ? motion.hinge[0] : null
}

function box(code: string, at: BoxPart['at'], extent: BoxPart['size']): BoxPart {
  return { code, shape: 'box', at, size: extent, material: 'm' }
}
