import { done, refuse } from '@arredo/project'
import { sentProject } from '../../documents/sent-project.ts'
import { createReport } from '../../print/print-report.ts'
import { evaluateAgain, refreshesPriceDate } from '../../project/evaluate-again.ts'
import { exportedProject } from '../../project/exported-project.ts'
import { defineHostAction } from '../host-action.ts'

/** H-45, H-46: the server names one file, which must be a PDF; it shows what is on the desk, saved or not. */
export const generateReport = defineHostAction({
  name: 'generateReport',
  needs: { login: 'any', project: 'always' },
  async run({ app, outside }, { report, params, recompute }) {
    const { open } = app.project.getState()
    if (!open) return refuse('You must first initialize a project')

    if (recompute && refreshesPriceDate(open.status)) evaluateAgain(app, open)
    const { header } = open.desk.current().document
    const printed = await exportedProject(app, open)
    const made = await createReport(app, {
      ...{ report, params, project: open.id, format: 'PDF', language: app.session.getState().language },
      projects: [printed, printed],
      // D-82: hosts see the project's active alternative.
      sent: sentProject(app, open, header.activeAlternative),
    })
    if (!made.ok) return made
    const [entry, ...more] = made.value
    if (!entry || more.length > 0) return refuse('Error during report generation')

    const file = await outside.fetchFile(entry.file)
    if (!file.ok) return refuse(`Network response was not ok: ${file.status} ${file.statusText}`)
    if (!/^application\/pdf\b/i.test(file.contentType)) {
      return refuse(`File is not a PDF, content-type: ${file.contentType}`)
    }
    return done({ content: file.base64 })
  },
})
