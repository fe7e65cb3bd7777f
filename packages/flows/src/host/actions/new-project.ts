import { done, together } from '@arredo/project'
import { updateOpenProject } from '../../project/project-store.ts'
import { beginProject, headerSteps } from '../begin-project.ts'
import { findSold } from '../find-catalogue.ts'
import { defineHostAction } from '../host-action.ts'

export const newProject = defineHostAction({
  name: 'newProject',
  needs: { login: 'any' },
  async run(host, { start, catalogue }) {
    const { forcedCatalogue } = host.app.config
    const found = catalogue ? await findSold(host.app, forcedCatalogue || catalogue) : null
    if (found && !found.ok) return found

    return beginProject(host, start, (project) => {
      const steps = headerSteps(host, project, start.header)
      const set = project.desk.run(together('Change project variant', steps), null)
      if (!set.ok) return set
      if (!found) return done('Start new project')

      const chosen = { catalogue: found.value.pack.code, model: null }
      updateOpenProject(host.app.project, project.desk, { chosen })
      return done('Start new project, Catalog setted')
    })
  },
})
