import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'

/** What every length of the dialog is typed with. */
export function useLengthField() {
  const text = useText()
  const { parse, format, step, symbol } = useLength()
  return {
    field: { parse, format, step, unit: symbol, unreadable: text('This is not a length') },
    bounds: (least: number, most: number) => (value: number) =>
      value >= least && value <= most
        ? null
        : text('Between {{least}} and {{most}}', { least: format(least), most: format(most) }),
  }
}
