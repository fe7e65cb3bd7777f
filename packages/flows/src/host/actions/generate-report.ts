import { toWireReportWish } from '@arredo/contract'
import { done, refuse } from '@arredo/project'
import { defineHostAction } from '../host-action.ts'

/** H-45, H-46: the server names one file, which must be a PDF; prices are always those of the document. */
export const generateReport = defineHostAction({
  name: 'generateReport',
  needs: { login: 'any', project: 'always' },
  async run({ app, outside }, { report }) {
    const { open } = app.project.getState()
    if (!open) return refuse('You must first initialize a project')

    const wish = toWireReportWish({ report, project: open.id, format: 'PDF' }, null)
    const made = await app.ports.call('projects/jPrjCreatePDFDevExpress', wish)
    if (!made.ok) return refuse(made.message)
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
