import { idsOf } from '@arredo/editor'
import { type App, isPlannerPath } from '@arredo/flows'
import type { HostOutside } from '@arredo/flows/host'
import { done, refuse } from '@arredo/project'
import i18next from 'i18next'
import { findWorkspace } from '../planner/workspace.ts'
import { fetchFile } from './host-file.ts'
import { showInWindow, takePicture, withoutColours } from './host-picture.ts'
import { until } from './host-wait.ts'

/** What a host's actions see and do of the screen. */
export function hostOutside(app: App): HostOutside {
  const editor = () => {
    const { open } = app.project.getState()
    return open ? (findWorkspace(open.desk)?.editor ?? null) : null
  }

  return {
    path: () => `${location.pathname}${location.search}`,
    async goTo(path) {
      if (`${location.pathname}${location.search}` !== path) app.ports.navigate(path)
      // The planner is there once it laid its tools beside the project; other pages need no such word.
      if (isPlannerPath(path) && app.project.getState().open) return until(() => editor() !== null, 10_000)
      return until(() => location.pathname === path.split('?')[0], 2_000)
    },
    selection: () => idsOf(editor()?.state().selection ?? [], 'row'),
    select: (rows) => editor()?.select(rows.map((id) => ({ kind: 'row', id }))),
    async takePicture({ width, height, newWindow, blackAndWhite }) {
      const taken = await takePicture(width, height)
      if (!taken) return refuse('Something went wrong please try again')

      const picture = blackAndWhite ? await withoutColours(taken) : taken
      if (newWindow) showInWindow(picture)
      return done(picture)
    },
    fetchFile,
    newProjectName: () => i18next.t('New project'),
  }
}
