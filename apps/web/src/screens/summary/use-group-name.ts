import type { ProjectDocument, SummaryGroup } from '@arredo/project'
import { sentence } from '@arredo/words'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { useText } from '../../words/use-text.ts'

const kinds = {
  articles: sentence('Other articles'),
  free: sentence('Free rows'),
  ownAppliance: sentence('Own appliances'),
  service: sentence('Services'),
  surface: sentence('Floors, walls and ceilings'),
} as const

/** A group as its catalogue calls it, a room by its name. */
export function useGroupName({ rooms }: ProjectDocument): (group: SummaryGroup) => string {
  const text = useText()
  const packText = usePackText()
  return ({ heading }) => {
    if (heading.kind === 'group') return packText(heading.name)
    if (heading.kind !== 'room') return text(kinds[heading.kind])
    return heading.room === null ? text('In no room') : rooms[heading.room]?.name || text('Room')
  }
}
