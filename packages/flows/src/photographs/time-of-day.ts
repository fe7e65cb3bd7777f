import { sunAt } from '@arredo/project'
import { sentence } from '@arredo/words'

/** The hours that can be chosen, in steps: before and after it is as dark as at their ends. */
export const hours = { first: 5, last: 23, step: 0.5 } as const

/** English, a translation key. */
export function timeOfDay(hour: number): string {
  const { elevation } = sunAt(hour)
  if (elevation < -8) return sentence('Night')
  if (elevation < 0) return hour < 12 ? sentence('Dawn') : sentence('Dusk')
  if (hour < 11) return sentence('Morning')
  if (hour < 14) return sentence('Midday')
  return elevation > 17 ? sentence('Afternoon') : sentence('Evening')
}
