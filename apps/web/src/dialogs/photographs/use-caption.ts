import type { PhotographListing } from '@arredo/contract'
import { timeOfDay } from '@arredo/flows'
import { useHour } from '../../words/use-hour.ts'
import { useText } from '../../words/use-text.ts'

/** What tells one photograph from another: its light, and whether it is a draft. */
export function useCaption(): (photograph: PhotographListing) => string {
  const text = useText()
  const hour = useHour()
  return ({ light, quality }) =>
    [
      `${text(timeOfDay(light.hour))}, ${hour(light.hour)}`,
      light.lamps ? text('lamps on') : text('lamps off'),
      ...(quality === 'draft' ? [text('draft')] : quality === 'fine' ? [text('fine')] : []),
    ].join(', ')
}
