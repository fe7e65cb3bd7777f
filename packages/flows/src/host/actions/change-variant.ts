import type { ArticleRequest, Catalogue, ChoiceValue, Reason } from '@arredo/catalogue'
import {
  type ArticleRow,
  changeHeaderVariant,
  changeVariant as changeRowVariant,
  done,
  isFollower,
  type Result,
  refuse,
  rowsInOrder,
} from '@arredo/project'
import type { OpenProject } from '../../project/project-store.ts'
import { defineHostAction } from '../host-action.ts'
import { findVariant, readValue } from '../variant-value.ts'

/** D-28: the selected row; none selected, the header, and so every row without a choice of its own. */
export const changeVariant = defineHostAction({
  name: 'changeVariant',
  needs: { login: 'any', project: 'always', view3d: 'always' },
  async run({ app, outside }, { variant: wanted, value: text }) {
    const project = app.project.getState().open
    if (!project) return refuse('You must first initialize a project')

    const row = selectedArticle(project, outside.selection())
    const catalogue = row && project.catalogues().get(row.catalogue)
    const variant = findVariant(catalogue ? [catalogue] : project.catalogues().values(), wanted)
    if (!variant || (row && !hasVariant(project, row, variant.code))) return refuse('Unknown variant')

    const value = readValue(variant, text)
    if (value === null) return refuse(`Value [${text}] not valid`)

    const touched = row ? [row] : followersOf(project, variant.code)
    const { language } = app.session.getState()
    for (const each of touched) {
      const possible = tryValue(project, each, variant.code, value, row !== null, language)
      if (!possible.ok) return possible
    }

    const changed = row
      ? project.desk.run(changeRowVariant, { row: row.id, variant: variant.code, value })
      : project.desk.run(changeHeaderVariant, { variant: variant.code, value })
    return changed.ok ? done('Variant changed') : changed
  },
})

function selectedArticle({ desk }: OpenProject, [first]: readonly string[]): ArticleRow | null {
  const row = first === undefined ? undefined : desk.current().document.rows[first]
  return row?.kind === 'article' ? row : null
}

function hasVariant({ desk }: OpenProject, { id }: ArticleRow, code: string): boolean {
  const { articles } = desk.current().evaluation
  return articles[id]?.variants.some((variant) => variant.code === code) ?? false
}

function followersOf(project: OpenProject, code: string): readonly ArticleRow[] {
  const { document, alternative } = project.desk.current()
  return rowsInOrder(document, alternative).filter(
    (row): row is ArticleRow =>
      row.kind === 'article' &&
      // What follows by rule is made anew for the value.
      !isFollower(row) &&
      hasVariant(project, row, code) &&
      !Object.hasOwn(row.choices, code),
  )
}

function tryValue(
  project: OpenProject,
  row: ArticleRow,
  variant: string,
  value: ChoiceValue,
  isOwn: boolean,
  language: string,
): Result<true> {
  const catalogue = project.catalogues().get(row.catalogue)
  if (!catalogue) return done(true)

  const { article, model, side, choices } = row
  const { document } = project.desk.current()
  const header = document.alternatives[row.alternative]?.choices ?? {}
  const now: ArticleRequest = { article, model, side, choices, header }
  const then: ArticleRequest = isOwn
    ? { ...now, choices: { ...choices, [variant]: value } }
    : { ...now, header: { ...header, [variant]: value } }
  if (stands(catalogue, now, then, variant, value)) return done(true)

  const [reason] = catalogue.whyNot(now, variant, value).reasons
  return refuse(reason ? wordsOf(reason, language) : `Value [${value}] not valid`)
}

/** What was broken before is no reason to refuse a choice that breaks nothing more. */
function stands(
  catalogue: Catalogue,
  now: ArticleRequest,
  then: ArticleRequest,
  variant: string,
  value: ChoiceValue,
): boolean {
  const before = catalogue.evaluate(now)
  const after = catalogue.evaluate(then)
  const isTaken = after?.configuration[variant] === value
  return isTaken && after.conflicts.length <= (before?.conflicts.length ?? 0)
}

function wordsOf({ why }: Reason, language: string): string {
  return why[language] ?? why.en
}
