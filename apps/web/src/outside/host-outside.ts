import { idsOf } from '@arredo/editor'
import { type App, isPlannerPath } from '@arredo/flows'
import type { HostOutside } from '@arredo/flows/host'
import { done, refuse } from '@arredo/project'
import i18next from 'i18next'
import { roomCamera } from '../planner/room-camera.ts'
import { findWorkspace } from '../planner/workspace.ts'
import { fetchFile } from './host-file.ts'
import { dataUrl, showInWindow, takePicture, wishOf } from './host-picture.ts'
import { until } from './host-wait.ts'

const viewSize = { width: 1600, height: 1000 }
const beforeTheRoom = { eye: [0, -4000, 1600], target: [0, 0, 1000], fieldOfView: 50 } as const

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
    async takePicture(request) {
      const picture = await takePicture(wishOf(request))
      if (!picture) return refuse('Something went wrong please try again')

      if (request.newWindow) showInWindow(picture)
      return done(await dataUrl(picture))
    },
    async pictureFrom(view) {
      const picture = await takePicture({ ...viewSize, format: 'png', ...(view && { view }) })
      return picture ? done(await dataUrl(picture)) : refuse('Something went wrong please try again')
    },
    placeNow: () => roomCamera()?.view(viewSize.width / viewSize.height) ?? beforeTheRoom,
    fetchFile,
    newProjectName: () => i18next.t('New project'),
  }
}
