import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenQuiet } from './when-quiet.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what nobody waits for is done once the hand lets go, and not at all when it is called off', () => {
  let isHeld = true
  const [done, calledOff] = [vi.fn(), vi.fn()]
  whenQuiet(() => isHeld, 400, done)
  const callOff = whenQuiet(() => isHeld, 400, calledOff)
  vi.advanceTimersByTime(5000)
  expect(done).not.toHaveBeenCalled()

  isHeld = false
  callOff()
  vi.advanceTimersByTime(400)
  expect(done).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(5000)
  expect(done).toHaveBeenCalledOnce()
  expect(calledOff).not.toHaveBeenCalled()
})
