import { type Choices, type Pack, resolveModel } from '@arredo/catalogue'
import { done, refuse, together } from '@arredo/project'
import { updateOpenProject } from '../../project/project-store.ts'
import { headerSteps, inProject } from '../begin-project.ts'
import { findCatalogue } from '../find-catalogue.ts'
import { findModel } from '../find-model.ts'
import { defineHostAction } from '../host-action.ts'

export const setModel = defineHostAction({
  name: 'setModel',
  needs: { login: 'any', project: 'ifNotNew' },
  async run(host, { start, catalogue, model: wanted }) {
    const found = await findCatalogue(host.app, catalogue, start.isNew)
    if (!found.ok) return found
    if (!wanted) return refuse('Missing model')

    const { pack } = found.value
    const model = findModel(pack, wanted)
    if (!model.ok) return model

    return inProject(host, start, (project) => {
      const steps = headerSteps(host, project, start.header, projectVariants(pack, model.value))
      const set = project.desk.run(together('Change project variant', steps), null)
      if (!set.ok) return set

      const chosen = { catalogue: pack.code, model: model.value }
      updateOpenProject(host.app.project, project.desk, { chosen })
      return done('Model set correctly')
    })
  },
})

/** What a model opens with counts for the whole project where the variant does. */
function projectVariants(pack: Pack, code: string): Choices {
  const opening = Object.entries(resolveModel(pack, code)?.opening ?? {})
  return Object.fromEntries(opening.filter(([variant]) => pack.variants[variant]?.scope === 'project'))
}
