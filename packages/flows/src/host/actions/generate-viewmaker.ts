import { type ViewPicture, viewmakerRows } from '@arredo/contract/host'
import { done, refuse, viewsInOrder } from '@arredo/project'
import { defineHostAction, somethingWentWrong } from '../host-action.ts'

/** A message is one text: more pictures would be longer than windows hand to each other. */
const most = 20

/** H-48, D-192: every saved view in its order; a project without one shows what is seen now, under its own name. */
export const generateViewmaker = defineHostAction({
  name: 'generateViewmaker',
  needs: { login: 'any', project: 'always', view3d: 'always' },
  async run({ app, outside }) {
    const { open } = app.project.getState()
    if (!open) return refuse('You must first initialize a project')

    const { document } = open.desk.current()
    const saved = viewsInOrder(document).slice(0, most)
    const pictures: ViewPicture[] = []
    for (const view of saved.length > 0 ? saved : [null]) {
      const picture = await outside.pictureFrom(view)
      if (!picture.ok) return refuse(somethingWentWrong)
      pictures.push({ name: view?.name ?? document.header.name, picture: picture.value })
    }
    return done({ content: viewmakerRows(pictures) })
  },
})
