import { toWireProject } from '@arredo/contract'
import { done, type Evaluation, refuse } from '@arredo/project'
import type { App } from '../../app.ts'
import type { OpenProject } from '../../project/project-store.ts'
import { defineHostAction } from '../host-action.ts'

/** H-49, D-18 */
export const getJsonProject = defineHostAction({
  name: 'getJsonProject',
  needs: { login: 'any', project: 'always' },
  async run({ app }) {
    const { open } = app.project.getState()
    if (!open) return refuse('You must first initialize a project')

    const { document } = open.desk.current()
    const evaluation = await shownEvaluation(app, open)
    const { profile } = app.session.getState()
    const content = toWireProject(document, {
      id: open.id,
      evaluation,
      measures: app.config.measures,
      currency: profile?.shop?.currency ?? app.config.currency,
    })
    return done({ content })
  },
})

/** Hosts see the project's active alternative, whichever a person looks at (D-82). */
async function shownEvaluation(app: App, { desk, context }: OpenProject): Promise<Evaluation> {
  const { document, evaluation, alternative } = desk.current()
  const { activeAlternative } = document.header
  if (alternative === activeAlternative) return evaluation
  const { evaluateProject } = await app.ports.projectKit()
  return evaluateProject(document, { ...context(document), alternative: activeAlternative })
}
