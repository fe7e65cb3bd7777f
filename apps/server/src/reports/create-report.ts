import { fromWireReportWish } from '@arredo/contract'
import { sameFolded } from '@arredo/contract/host'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { linkFile } from '../files/link-file.ts'
import { visibleProjects } from '../projects/visible-projects.ts'

/** The one report there is; its document is made with the offer, by a job. */
const offerReport = 'offer'

/**
 * H-79: the document of a saved project's newest offer, behind a link that lasts some minutes. Nothing is
 * printed while the caller waits: a project that was not offered has no report.
 */
export const createReport: Handler<'projects/jPrjCreatePDFDevExpress'> = {
  transaction: 'one',
  async run(context, input) {
    const { site, caller, database } = context
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const { report, project, format } = fromWireReportWish(input)
    if (!sameFolded(report, offerReport)) return fail('notFound', `Report [${report.slice(0, 64)}] not found`)
    if (format !== 'PDF') return fail('invalid', `Format [${format.slice(0, 16)}] not valid`)
    if (project === null) return fail('invalid', 'Save the project first')

    const tenant = site.tenant.number
    const visible = await visibleProjects(database, tenant, caller.profile)
      .where('number', '=', project)
      .select('number')
      .executeTakeFirst()
    if (!visible) return fail('notFound', 'Project not found')
    const offer = await database
      .selectFrom('offer')
      .where('tenant', '=', tenant)
      .where('project', '=', project)
      .where('document', 'is not', null)
      .select('document')
      .orderBy('number', 'desc')
      .executeTakeFirst()
    // H-45: a list without exactly one entry is how the caller is told that there is none.
    if (!offer?.document) return answer([])

    const link = await linkFile.run(context, { id: offer.document })
    if (!link.ok) return link
    return 'json' in link
      ? fail('bug', 'The link came in a form nobody knows')
      : answer([{ file: link.value.path }])
  },
}
