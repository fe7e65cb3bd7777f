import { type App, exportedProject } from '@arredo/flows'
import { jsonFile } from './json-file.ts'

/** Fetched by whoever asks for it: the exchange format knows every field of a project. */
export async function projectJson(app: App) {
  const { open } = app.project.getState()
  if (!open) throw new Error('No project is open')
  return jsonFile(await exportedProject(app, open), open.desk.current().document.header.name)
}
