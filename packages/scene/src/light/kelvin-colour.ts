import { Color } from 'three'

/** Warm white of a bulb, neutral noon, bluish shade; between them by the mired, as the eye judges warmth. */
const known = [
  { kelvin: 1900, colour: '#ff9a3c' },
  { kelvin: 2700, colour: '#ffc27d' },
  { kelvin: 3000, colour: '#ffcd94' },
  { kelvin: 4000, colour: '#ffe3c4' },
  { kelvin: 5500, colour: '#fff7ef' },
  { kelvin: 6600, colour: '#fdfdff' },
  { kelvin: 10_000, colour: '#cfdcff' },
] as const

export function kelvinColour(kelvin: number): Color {
  const above = known.find((one) => one.kelvin >= kelvin) ?? known[known.length - 1]
  const below = known.findLast((one) => one.kelvin <= kelvin) ?? known[0]
  if (!above || above === below) return new Color(below.colour)
  const mired = (value: number) => 1e6 / value
  const share = (mired(below.kelvin) - mired(kelvin)) / (mired(below.kelvin) - mired(above.kelvin))
  return new Color(below.colour).lerp(new Color(above.colour), Math.min(1, Math.max(0, share)))
}
