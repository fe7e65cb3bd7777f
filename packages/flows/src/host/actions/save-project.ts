import { canSave, refuse } from '@arredo/project'
import { saveProject as save } from '../../project/save-project.ts'
import { defineHostAction } from '../host-action.ts'

export const saveProject = defineHostAction({
  name: 'saveProject',
  needs: { login: 'any', project: 'always' },
  async run({ app }, { isOffer }) {
    const { open } = app.project.getState()
    const gate = canSave({
      canSaveProject: app.session.getState().profile?.canSaveProject ?? false,
      status: open?.status ?? 'unsaved',
      webCartId: open?.desk.current().document.header.customerFields.webCartId,
    })
    // D-16: people read the reason, hosts this.
    if (!gate.ok) return refuse("Project can't be saved")
    return save(app, { isQuiet: false, isOffer })
  },
})
