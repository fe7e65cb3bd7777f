import { itemAxes, type Place, plus, type Standing, times } from '@arredo/geometry'

/** Where something would stand so far to its own right. */
export function stepRight({ place }: Standing, by: number): Place {
  const [x, y] = plus([place.at[0], place.at[1]], times(itemAxes(place.rotation).right, by))
  return { ...place, at: [x, y, place.at[2]] }
}
