/** A bar to hold a ruler against: it stays right when the paper is printed smaller. */
export type ScaleBar = {
  readonly unit: 'm' | 'ft'
  /** In that unit. */
  readonly length: number
  readonly widthOnPaper: number
}

const millimetresPer = { m: 1000, ft: 304.8 } as const
const longest = 50
const steps = [5, 2, 1] as const

/** The longest round length that is no longer than five centimetres on paper. */
export function scaleBar(ratio: number, units: 'metric' | 'feet'): ScaleBar {
  const unit = units === 'metric' ? 'm' : 'ft'
  const most = (longest * ratio) / millimetresPer[unit]
  const ten = 10 ** Math.floor(Math.log10(most))
  const length = ten * (steps.find((step) => step * ten <= most) ?? 1)
  return { unit, length, widthOnPaper: (length * millimetresPer[unit]) / ratio }
}
