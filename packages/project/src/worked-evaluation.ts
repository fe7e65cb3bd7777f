import type { ArticleEvaluation } from '@arredo/catalogue'
import { type Part, withHoles } from '@arredo/geometry'
import type { Worked } from './document.ts'
import { lately } from './lately.ts'

/** Worked rows keep their identity as long as nothing about them changes; only a cache. */
const known = lately<Worked, { readonly of: ArticleEvaluation; readonly worked: ArticleEvaluation }>()

/** An article and what prices ask about the work on it: how much, not where. Its parts are those of the whole. */
export function workedEvaluation(of: ArticleEvaluation, worked: Worked | undefined): ArticleEvaluation {
  if (!worked) return of
  const last = known.get(worked)
  if (last?.of === of) return last.worked
  const { cuts, ends } = worked
  const joints = ends.filter(({ kind }) => kind !== 'plain').length
  const made = { ...of, worked: { cuts: cuts.length, joints } }
  known.set(worked, { of, worked: made })
  return made
}

const cut = lately<Worked, { readonly of: readonly Part[]; readonly parts: readonly Part[] }>()

/**
 * What its holes leave of a row's parts, for whoever shows them in the round. Kept apart from the evaluation: a
 * thousand rows full of holes would hold up a server that is asked for prices only.
 */
export function partsWithHoles(of: readonly Part[], worked: Worked | undefined): readonly Part[] {
  if (!worked) return of
  const last = cut.get(worked)
  if (last?.of === of) return last.parts
  const parts = withHoles(of, worked.cuts)
  cut.set(worked, { of, parts })
  return parts
}
