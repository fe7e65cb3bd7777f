import type { ActionGroup } from '@arredo/editor'
import { sentence } from '@arredo/words'
import { filterByWords } from '../../words/filter-by-words.ts'
import type { Translate } from '../../words/use-text.ts'
import { actionGroups } from './action-groups.ts'
import type { PlannerAction } from './planner-action.ts'

export type FoundAction = { readonly action: PlannerAction; readonly isPossible: boolean }

/** A heading, a translation key, and what stands under it. */
export type FoundGroup = { readonly heading: string; readonly actions: readonly FoundAction[] }

type Wish = {
  readonly typed: string
  readonly text: Translate
  readonly isPossible: (action: PlannerAction) => boolean
  /** Ids of what was done before, the latest first. */
  readonly recent: readonly string[]
}

/**
 * Actions by any words of their name, of their group or of the English they are written in. What was done lately
 * comes first; what cannot be done now comes last in its group, so that one learns that it exists.
 */
export function foundActions(
  actions: readonly PlannerAction[],
  { typed, text, isPossible, recent }: Wish,
): readonly FoundGroup[] {
  const found = filterByWords(actions, typed, ({ label, group }) =>
    [label, text(label), actionGroups[group], text(actionGroups[group])].join(' '),
  ).map((action): FoundAction => ({ action, isPossible: isPossible(action) }))
  const again = recent.flatMap(
    (id) => found.find(({ action, isPossible: can }) => can && action.id === id) ?? [],
  )
  const rest = found.filter((each) => !again.includes(each))
  const groups = (Object.keys(actionGroups) as ActionGroup[]).map((group): FoundGroup => {
    const own = rest.filter(({ action }) => action.group === group)
    const possibleFirst = own.toSorted((one, two) => Number(two.isPossible) - Number(one.isPossible))
    return { heading: actionGroups[group], actions: possibleFirst }
  })
  return [{ heading: lately, actions: again }, ...groups].filter((group) => group.actions.length > 0)
}

const lately = sentence('Used lately')
