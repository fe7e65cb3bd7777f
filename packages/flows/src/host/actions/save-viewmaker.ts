import { fromWireKeptViews, mostViewPictures, pictureContent, toWireViewmaker } from '@arredo/contract'
import { canSave, done, keepViewPictures, refuse } from '@arredo/project'
import { saveProject } from '../../project/save-project.ts'
import { defineHostAction, somethingWentWrong } from '../host-action.ts'

/** H-48, D-192: each row is the saved view of its name with that picture, kept by saving the project. */
export const saveViewmaker = defineHostAction({
  name: 'saveViewmaker',
  needs: { login: 'any', project: 'always' },
  async run({ app, outside }, { rows }) {
    const { open } = app.project.getState()
    if (!open) return refuse('You must first initialize a project')
    const gate = canSave({
      canSaveProject: app.session.getState().profile?.canSaveProject ?? false,
      status: open.status,
      webCartId: open.desk.current().document.header.customerFields.webCartId,
    })
    if (!gate.ok) return refuse("Project can't be saved")
    const isFit = rows.every(({ picture }) => pictureContent(picture) !== '')
    if (rows.length > mostViewPictures || !isFit) return refuse(somethingWentWrong)

    const pictures: { id: string; name: string; file: string }[] = []
    for (const row of rows) {
      // One at a time: all of them would be larger than a call may be.
      const kept = await app.ports.call('projects/saveViewMaker', toWireViewmaker([row]))
      if (!kept.ok) return refuse(kept.message)
      for (const view of fromWireKeptViews(kept.value)) pictures.push({ id: app.ports.ids(), ...view })
    }
    const kept = open.desk.run(keepViewPictures, { pictures, place: outside.placeNow() })
    if (!kept.ok) return kept
    const saved = await saveProject(app)
    return saved.ok ? done('Viewmaker saved') : saved
  },
})
