import type { Command } from '../../command.ts'
import { done, refuse } from '../../result.ts'
import type { ViewId } from '../../saved-view.ts'

export const removeView: Command<{ readonly view: ViewId }> = {
  label: 'Remove view',
  run(document, { view: id }) {
    if (!document.views[id]) return refuse(`No view ${id}`)
    const { [id]: _, ...views } = document.views
    return done({ ...document, views })
  },
}
