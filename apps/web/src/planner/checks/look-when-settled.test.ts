import type { Lookout } from '@arredo/flows'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lookWhenSettled } from './look-when-settled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched() {
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const at = { evaluation: {}, shown: {}, isFresh: true, checked: 0 }
  const lookout = {
    isFresh: () => at.isFresh,
    lookInTurn: async () => () => {
      at.checked++
      at.isFresh = at.checked % 3 === 0
      return !at.isFresh
    },
  } as unknown as Lookout
  const editor = {
    desk: { subscribe, current: () => ({ evaluation: at.evaluation }) },
    shown: () => ({ evaluation: at.shown }),
    subscribe,
  } as unknown as Parameters<typeof lookWhenSettled>[1]
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const change = () => {
    at.isFresh = false
    at.evaluation = at.shown = {}
    tell()
  }
  return { at, change, tell, stop: lookWhenSettled(lookout, editor) }
}

it('looks once after many changes, when the hands rest, and not again for what is known', async () => {
  const { at, change, tell } = watched()
  for (let step = 0; step < 20; step++) {
    change()
    await vi.advanceTimersByTimeAsync(50)
  }
  expect(at.checked).toBe(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(at.checked).toBe(3)
  tell()
  await vi.advanceTimersByTimeAsync(1000)
  expect(at.checked).toBe(3)
})

it('never looks while something is dragged, however long it is held', async () => {
  const { at, change, tell, stop } = watched()
  change()
  at.shown = {}
  await vi.advanceTimersByTimeAsync(5000)
  expect(at.checked).toBe(0)
  at.shown = at.evaluation
  tell()
  await vi.advanceTimersByTimeAsync(1000)
  expect(at.checked).toBe(3)
  change()
  stop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(at.checked).toBe(3)
})
