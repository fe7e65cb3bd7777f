import { copyProject } from '@arredo/contract'
import { done, refuse } from '@arredo/project'
import { underTerms } from '../../project/adopt-terms.ts'
import { savedBody } from '../../project/save-project.ts'
import { defineHostAction } from '../host-action.ts'

/** D-15: the way on from an ordered or carted project; the open one stays until the copy is stored. */
export const cloneProject = defineHostAction({
  name: 'cloneProject',
  needs: { login: 'any', project: 'always' },
  async run({ app }) {
    const { open } = app.project.getState()
    if (!open) return refuse('You must first initialize a project')
    if (!app.session.getState().profile?.canSaveProject) return refuse("Project can't be saved")

    const copy = copyProject(open.desk.current().document, app.ports.ids)
    const request = {
      id: null,
      revision: 0,
      idempotencyKey: app.ports.ids(),
      document: copy,
      isTradeKnown: open.isTradeKnown,
      ...(open.id !== null && { copyOf: open.id }),
    }
    const answer = await app.ports.call('projects/save', savedBody(app, request))
    if (!answer.ok) return refuse(answer.message)

    const { id, revision, savedAt, status, terms } = answer.value
    const stored = terms ? await underTerms(app, copy, terms) : copy
    open.desk.open(stored)
    const attempt = { kind: 'none' } as const
    app.project.setState({
      open: { ...open, id, revision, savedAt, status, start: stored, saved: stored, isLoaded: true, attempt },
    })
    return done('Project cloned')
  },
})
