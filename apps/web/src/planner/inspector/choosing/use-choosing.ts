import {
  type ArticleEvaluation,
  type ArticleRequest,
  type Catalogue,
  type Choices,
  type ChoiceValue,
  type Tried,
  tryChoice,
  type VariantCode,
} from '@arredo/catalogue'
import { type ArticleRow, changeVariant, changeVariants, type RowId } from '@arredo/project'
import { useState } from 'react'
import { useOnDesk, usePlanner } from '../../planner-context.tsx'
import { nearestChoices } from '../variants/nearest-choices.ts'
import { type Change, changesAlong } from './changes-along.ts'

/** What a choice led to, said where it was made, for as long as the article stays as it is. */
export type Outcome = { readonly row: RowId; readonly variant: VariantCode; readonly of: Choices } & (
  | {
      readonly kind: 'refused'
      readonly value: ChoiceValue
      readonly tried: Extract<Tried, { kind: 'refused' }>
      /** What else changes with the repair; null where there is none. */
      readonly changes: readonly Change[] | null
      /** Of a number: what could be had instead. */
      readonly nearest: readonly number[]
    }
  /** It stands, and something that nobody had chosen went along. */
  | { readonly kind: 'along'; readonly changes: readonly Change[] }
)

export type Choosing = {
  readonly outcome: Outcome | null
  readonly choose: (variant: VariantCode, value: ChoiceValue) => void
  /** As chosen in a dialog that has said all this already: with its repair, if it needs one. */
  readonly chooseWithRepair: (variant: VariantCode, value: ChoiceValue) => void
  readonly giveUp: (variant: VariantCode) => void
  readonly applyRepair: () => void
  readonly dismiss: () => void
  readonly request: ArticleRequest
}

/** Choices for one article: taken at once where the rules allow it, else explained with a way out (D-51). */
export function useChoosing(row: ArticleRow, evaluation: ArticleEvaluation, catalogue: Catalogue): Choosing {
  const { desk } = usePlanner()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { article, model, side, choices } = row
  const header = useOnDesk(({ document }) => document.alternatives[row.alternative]?.choices ?? none)
  const request: ArticleRequest = { article, model, side, choices, header }

  function choose(variant: VariantCode, value: ChoiceValue) {
    const tried = tryChoice(catalogue, request, variant, value)
    if (tried.kind === 'stands') {
      const changes = changesAlong(catalogue, request, { ...choices, [variant]: value }, variant)
      desk.run(changeVariant, { row: row.id, variant, value })
      const now = desk.current().evaluation.articles[row.id]
      setOutcome(
        now && changes.length > 0
          ? { kind: 'along', row: row.id, variant, changes, of: now.configuration }
          : null,
      )
      return
    }
    const { repair } = tried
    setOutcome({
      kind: 'refused',
      row: row.id,
      variant,
      value,
      tried,
      changes: repair && changesAlong(catalogue, request, repair.choices, variant),
      nearest: typeof value === 'number' ? nearestChoices(catalogue, request, variant, value) : [],
      of: evaluation.configuration,
    })
  }

  return {
    // A refusal speaks of the article as it was; once anything changed it may be wrong. The full answer that
    // arrives a moment later changes nothing.
    outcome: outcome?.row === row.id && outcome.of === evaluation.configuration ? outcome : null,
    choose,
    chooseWithRepair(variant, value) {
      const tried = tryChoice(catalogue, request, variant, value)
      if (tried.kind === 'stands') choose(variant, value)
      else if (tried.repair) desk.run(changeVariants, { row: row.id, choices: tried.repair.choices })
    },
    giveUp: (variant) => desk.run(changeVariant, { row: row.id, variant, value: null }),
    applyRepair() {
      const repair = outcome?.kind === 'refused' ? outcome.tried.repair : null
      if (repair) desk.run(changeVariants, { row: row.id, choices: repair.choices })
      setOutcome(null)
    },
    dismiss: () => setOutcome(null),
    request,
  }
}

const none: Choices = {}
