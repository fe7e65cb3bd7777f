import { canSave, done, keepViewPictures, refuse } from '@arredo/project'
import { saveProject } from '../../project/save-project.ts'
import { defineHostAction, somethingWentWrong } from '../host-action.ts'

const most = 20
const picturePattern = /^data:image\/(?:png|jpeg|webp);base64,(.+)$/s

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
    const contents = rows.map(({ picture }) => picturePattern.exec(picture)?.[1] ?? '')
    if (rows.length > most || contents.includes('')) return refuse(somethingWentWrong)

    const pictures: { id: string; name: string; file: string }[] = []
    for (const [index, content] of contents.entries()) {
      const put = await app.ports.call('underlays/put', { content })
      if (!put.ok) return refuse(put.message)
      pictures.push({ id: app.ports.ids(), name: rows[index]?.name ?? '', file: put.value.file })
    }
    const kept = open.desk.run(keepViewPictures, { pictures, place: outside.placeNow() })
    if (!kept.ok) return kept
    const saved = await saveProject(app)
    return saved.ok ? done('Viewmaker saved') : saved
  },
})
