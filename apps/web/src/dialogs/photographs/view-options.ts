import type { StageView } from '@arredo/contract'
import { isInside, shellOf } from '@arredo/geometry'
import { type ProjectDocument, viewsInOrder } from '@arredo/project'
import type { CameraView } from '@arredo/scene'
import { sentence } from '@arredo/words'

/** A place to take the photograph from. */
export type ViewOption = {
  readonly key: string
  /** English, a translation key; or the name somebody gave it. */
  readonly label: string
  readonly view: StageView
}

/** What every photograph is shown in, unless it is square. */
export const usualAspect = 1.6

const proposedLabels = [sentence('Facing the wall'), sentence('From the corner'), sentence('Close-up')]

/** What one sees now, what was saved, and what is proposed; where nothing is seen, the whole room from above. */
export function viewOptions(
  document: Pick<ProjectDocument, 'views'>,
  current: CameraView | null,
  proposed: readonly CameraView[],
): readonly ViewOption[] {
  return [
    current
      ? { key: 'current', label: sentence('Current view'), view: sent(current) }
      : { key: 'overview', label: sentence('Whole room'), view: 'overview' },
    ...viewsInOrder(document).map((saved) => ({
      ...{ key: `saved ${saved.id}`, label: saved.name, view: sent(saved) },
    })),
    ...proposed.map((view, index) => ({
      ...{ key: `proposed ${index}`, label: proposedLabels[index] ?? '', view: sent(view) },
    })),
  ]
}

/** As the contract has it. */
function sent({ eye, target, fieldOfView, isLevel }: CameraView): Exclude<StageView, 'overview'> {
  return { eye: [...eye], target: [...target], fieldOfView, ...(isLevel && { isLevel }) }
}

/** Rooms are photographed from within: who looks in from outside is offered the first place inside. */
export function firstOption(options: readonly ViewOption[], document: ProjectDocument): string {
  const [current] = options
  const inside = options.find(({ key }) => key.startsWith('proposed'))
  if (!current || !inside || isWithin(current.view, document)) return current?.key ?? ''
  return inside.key
}

function isWithin(view: StageView, document: ProjectDocument): boolean {
  if (view === 'overview') return false
  const [x, y, z] = view.eye
  return shellOf(document).rooms.some(({ outline, height }) => z < height && isInside([x, y], outline))
}
