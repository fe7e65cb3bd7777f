import type { ActionGroup } from '@arredo/editor'
import { sentence } from '@arredo/words'
import { filterByWords, wordRank } from '../../words/filter-by-words.ts'
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
 * Actions by any words of their name, of their group or of the English they are written in. Nothing typed: what was
 * done lately comes first. Something typed: the name that begins with it, then names with words that begin with it,
 * then the others. What cannot be done now comes last in its group, so that one learns that it exists.
 */
export function foundActions(
  actions: readonly PlannerAction[],
  { typed, text, isPossible, recent }: Wish,
): readonly FoundGroup[] {
  const found = filterByWords(actions, typed, ({ label, group }) =>
    [label, text(label), actionGroups[group], text(actionGroups[group])].join(' '),
  ).map((action): FoundAction => ({ action, isPossible: isPossible(action) }))
  const isTyped = typed.trim() !== ''
  const again = isTyped
    ? []
    : recent.flatMap((id) => found.find(({ action, isPossible: can }) => can && action.id === id) ?? [])
  const scores = new Map(found.map((each) => [each, scoreOf(each)]))
  const score = (each: FoundAction) => scores.get(each) ?? 0

  /** The less the nearer to what was typed; of two that are as near, the one that was used lately. */
  function scoreOf({ action, isPossible: can }: FoundAction): number {
    const names = [action.label, text(action.label)]
    const near = isTyped ? Math.min(...names.map((name) => wordRank(name, typed))) : 0
    const isKnown = isTyped && recent.includes(action.id)
    return near * 2 - Number(isKnown) + (can ? 0 : impossible)
  }

  const rest = found.filter((each) => !again.includes(each))
  const groups = (Object.keys(actionGroups) as ActionGroup[]).map((group): FoundGroup => {
    const own = rest.filter(({ action }) => action.group === group)
    return { heading: actionGroups[group], actions: own.toSorted((one, two) => score(one) - score(two)) }
  })
  const nearest = isTyped ? groups.toSorted((one, two) => firstScore(one) - firstScore(two)) : groups
  return [{ heading: lately, actions: again }, ...nearest].filter((group) => group.actions.length > 0)

  function firstScore({ actions: [first] }: FoundGroup): number {
    return first ? score(first) : impossible * 2
  }
}

/** More than any difference in words. */
const impossible = 100
const lately = sentence('Used lately')
