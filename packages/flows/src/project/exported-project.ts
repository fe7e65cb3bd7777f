import type { Catalogue } from '@arredo/catalogue'
import { toWireProject, type WireProject } from '@arredo/contract'
import type { ArticleRow, Evaluation, RowId } from '@arredo/project'
import type { App } from '../app.ts'
import type { OpenProject } from './project-store.ts'

/** The open project in the exchange format, as it is on the desk (H-49, D-18). */
export async function exportedProject(
  app: App,
  open: OpenProject,
  selected: RowId | null = null,
): Promise<WireProject> {
  const { document } = open.desk.current()
  const evaluation = await shownEvaluation(app, open)
  const { profile } = app.session.getState()
  return toWireProject(document, {
    id: open.id,
    evaluation,
    measures: app.config.measures,
    currency: profile?.shop?.currency ?? app.config.currency,
    ...(open.id !== null && { picture: `/pictures/${open.id}` }),
    selected,
    history: open.desk.history().past.map(({ label }) => label),
    orderCode: orderCodes(open.context(document).catalogues),
    ...(app.config.localCatalogues && { localCatalogues: app.config.localCatalogues }),
  })
}

/** Who sells an article under no other code orders it by its own. */
function orderCodes(catalogues: ReadonlyMap<string, Catalogue>) {
  return ({ catalogue, article }: ArticleRow) => {
    const sold = catalogues.get(catalogue)?.pack.articles.find(({ code }) => code === article)
    return sold?.orderCode ?? article
  }
}

/** Other systems see the project's active alternative, whichever a person looks at (D-82). */
async function shownEvaluation(app: App, { desk, context }: OpenProject): Promise<Evaluation> {
  const { document, evaluation, alternative } = desk.current()
  const { activeAlternative } = document.header
  if (alternative === activeAlternative) return evaluation
  const { evaluateProject } = await app.ports.projectKit()
  return evaluateProject(document, { ...context(document), alternative: activeAlternative })
}
