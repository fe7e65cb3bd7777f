import { type Completion, completeIn, type Preference } from './complete.ts'
import type { Assignment, Limits } from './definition.ts'
import { findAlternatives } from './find-alternatives.ts'
import { type FoundStretches, findStretches } from './find-stretches.ts'
import { findValues, startFinding } from './finder.ts'
import { variableIndex } from './layout.ts'
import { giveBack, type Model } from './model.ts'
import { assume, readOut } from './question.ts'
import { copyDomain, finish, type Refresh, readRanges, readValues } from './refresh.ts'
import { resetSpace } from './space.ts'
import { stretchOf } from './stretch.ts'
import { addSupport } from './support.ts'

export type AnswerOptions = Limits & {
  readonly preferences?: readonly Preference[]
  /** The variable the person is looking at: its values are answered exactly. */
  readonly open?: string
}

/** In values and ranges 'no' and 'yes' are certain; 'unknown' is drawn free, waits for the refresh, is verified on click. */
export type Answer = Refresh & { readonly completion: Completion }

/** What can be said within a frame; the full answer follows. */
export function answerNow(model: Model, choices: Assignment, options: AnswerOptions = {}): Answer {
  const { preferences = [], open } = options
  const finder = startFinding(model, choices, options)
  const { space, support, doubtful, root, chosen } = finder
  const stretches = new Map<number, FoundStretches>()
  const verdict = completeIn(finder, preferences)
  const completion: Completion =
    verdict === 'solution'
      ? { kind: 'complete', values: readOut(model, finder.known) }
      : { kind: verdict === 'none' ? 'impossible' : 'unknown' }

  const asked = open === undefined ? -1 : variableIndex(model.layout, open)
  const start = root ?? model.full
  resetSpace(space, start)
  const isStanding = verdict !== 'none' && root !== null && assume(model, space, choices)
  model.variables.forEach((_, variable) => {
    const isChosen = chosen.includes(variable)
    if (!root || (!isChosen && !isStanding)) return
    const from = isChosen ? start : space.cells
    copyDomain(model, from, support.within, variable)
    if (variable === asked) return
    if (model.layout.words[variable] === 0) stretches.set(variable, bounds(from, variable))
    else copyDomain(model, from, doubtful, variable)
  })
  support.wanted.set(model.layout.words.map((words) => (words === 0 ? 0 : 1)))
  if (verdict === 'solution') {
    finder.witness = finder.known
    addSupport(model, support, finder.known)
  }

  if (asked >= 0 && chosen.includes(asked)) finish(findAlternatives(finder, [asked], stretches))
  else if (asked >= 0 && isStanding) {
    if (model.layout.words[asked] === 0) stretches.set(asked, finish(findStretches(finder, asked)))
    else finish(findValues(finder, asked))
  }
  giveBack(model, space)
  return { completion, values: readValues(finder), ranges: readRanges(model, stretches) }

  function bounds(cells: Int32Array, variable: number): FoundStretches {
    const at = model.layout.offset[variable] as number
    const [low, high] = [cells[at] as number, cells[at + 1] as number]
    if (verdict !== 'solution') return { yes: [], unknown: [[low, high]] }
    const [from, to] = stretchOf(model, finder.known, variable)
    const [first, last] = [Math.max(from, low), Math.min(to, high)]
    const left = [[low, first - 1] as const, [last + 1, high] as const]
    return { yes: [[first, last]], unknown: left.filter(([start, end]) => start <= end) }
  }
}
