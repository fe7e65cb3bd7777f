import type { Editor, Hit } from '@arredo/editor'
import { describe, expect, test } from 'vitest'
import type { LiveView } from '../live-view.ts'
import { connectPointer } from './view-pointer.ts'

describe('[D-86 part] in a host’s page', () => {
  test('the wheel scrolls the page, also after a click into the room; with Ctrl it zooms', () => {
    const { canvas, orbits } = connected({ isEmbedded: true })
    canvas.focus()
    expect(isTaken(canvas, 'wheel', { deltaY: 120 })).toBe(false)
    expect(orbits).toHaveLength(0)
    expect(isTaken(canvas, 'wheel', { deltaY: 120, ctrlKey: true })).toBe(true)
    expect(orbits).toHaveLength(1)
  })

  test('a finger scrolls the page, unless it takes hold of what is selected', () => {
    const { canvas } = connected({ isEmbedded: true, under: 'cabinet', selection: [] })
    expect(canvas.style.touchAction).toBe('pan-y')
    expect(isTaken(canvas, 'touchstart', oneFinger)).toBe(false)
    const selected = connected({ isEmbedded: true, under: 'cabinet', selection: ['cabinet'] })
    expect(isTaken(selected.canvas, 'touchstart', oneFinger)).toBe(true)
    expect(isTaken(canvas, 'touchstart', { touches: [...oneFinger.touches, ...oneFinger.touches] })).toBe(
      true,
    )
  })

  test('as a site of its own the room keeps wheel and fingers', () => {
    const { canvas } = connected({ isEmbedded: false })
    expect(canvas.style.touchAction).toBe('none')
    expect(isTaken(canvas, 'wheel', { deltaY: 120 })).toBe(true)
  })
})

const oneFinger = { touches: [{ clientX: 5, clientY: 5 }] }

type Situation = { isEmbedded: boolean; under?: string; selection?: readonly string[] }

function connected({ isEmbedded, under, selection = [] }: Situation) {
  const orbits: unknown[] = []
  const canvas = Object.assign(new EventTarget(), {
    style: { touchAction: '', cursor: '' },
    focus() {},
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
  })
  const live: Partial<LiveView> = {
    itemAt: () => (under ? { row: under, point: [0, 0, 0] } : null),
    rayAt: () => ({ origin: [0, 0, 1000], direction: [0, 0, -1] }),
    surfaces: () => ({ shown: [], all: [], openings: [], rooms: [] }),
    orbit: () => ({ target: [0, 0, 0], azimuth: 0, elevation: 0.5, distance: 5000 }),
    lookFrom: (orbit) => void orbits.push(orbit),
  }
  const editor = {
    aim: () => ({ on: 'things' }),
    claims: ({ record }: Hit, pointer: string) =>
      record !== null && (pointer !== 'touch' || selection.includes(record.id)),
  } as unknown as Editor
  connectPointer(canvas as unknown as HTMLCanvasElement, live as LiveView, editor, isEmbedded)
  return { canvas, orbits }
}

/** True when the room kept the event for itself. */
function isTaken(canvas: EventTarget, type: string, fields: object): boolean {
  const event = Object.assign(
    new Event(type, { cancelable: true }),
    { clientX: 5, clientY: 5, deltaMode: 0 },
    fields,
  )
  return !canvas.dispatchEvent(event)
}
