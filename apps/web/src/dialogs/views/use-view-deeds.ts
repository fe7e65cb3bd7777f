import type { OpenProject } from '@arredo/flows'
import {
  type Command,
  moveView,
  offerView,
  removeView,
  renameView,
  type SavedView,
  saveView,
  updateView,
  type ViewId,
  viewsInOrder,
} from '@arredo/project'
import { useApp } from '../../app/app-context.tsx'
import { roomCamera } from '../../planner/room-camera.ts'
import { useText } from '../../words/use-text.ts'
import { usualAspect } from '../photographs/view-options.ts'

/** What can be done with saved views; each a step that can be undone. */
export type ViewDeeds = {
  readonly save: () => void
  readonly rename: (id: ViewId, name: string) => void
  readonly update: (view: SavedView) => void
  readonly offer: (id: ViewId, isOffered: boolean) => void
  readonly move: (id: ViewId, to: number) => void
  readonly remove: (view: SavedView) => void
  readonly goTo: (view: SavedView) => void
}

export function useViewDeeds({ desk }: OpenProject, say: (words: string) => void): ViewDeeds {
  const text = useText()
  const { notices, ports } = useApp()

  function run<Input>(command: Command<Input>, input: Input): boolean {
    const result = desk.run(command, input)
    if (!result.ok) notices.show({ message: result.message, kind: 'error' })
    return result.ok
  }

  return {
    save() {
      const place = roomCamera()?.view(usualAspect)
      if (!place) return
      const name = freeName(viewsInOrder(desk.current().document), (number) =>
        text('View {{number}}', { number }),
      )
      const view = { ...place, id: ports.ids(), name, offered: true }
      if (run(saveView, { view })) say(text('{{name}} is saved', { name }))
    },
    rename: (view, name) => void run(renameView, { view, name }),
    update({ id, name }) {
      const place = roomCamera()?.view(usualAspect)
      if (place && run(updateView, { view: id, place }))
        say(text('{{name}} shows what you see now', { name }))
    },
    offer: (view, isOffered) => void run(offerView, { view, isOffered }),
    move(id, to) {
      if (!run(moveView, { view: id, to })) return
      const views = viewsInOrder(desk.current().document)
      const place = views.findIndex((view) => view.id === id) + 1
      const name = desk.current().document.views[id]?.name ?? ''
      say(text('{{name}}: place {{place}} of {{places}}', { name, place, places: views.length }))
    },
    remove({ id, name }) {
      if (run(removeView, { view: id })) say(text('{{name}} is removed; undo brings it back', { name }))
    },
    goTo(view) {
      roomCamera()?.goTo(view, usualAspect)
      say(text('{{name}} is shown', { name: view.name }))
    },
  }
}

function freeName(views: readonly SavedView[], called: (number: number) => string): string {
  const names = new Set(views.map(({ name }) => name))
  for (let number = views.length + 1; ; number++) {
    const name = called(number)
    if (!names.has(name)) return name
  }
}
