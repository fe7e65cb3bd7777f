import { writeAudit } from '../audit/write-audit.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { tooMuchWaiting } from '../jobs/waiting-jobs.ts'
import { writeApart } from './judging/judge-apart.ts'
import { toSourceFiles } from './judging/judge-catalogue.ts'
import { findPack, readPack } from './pack-drafts.ts'
import { packToSource } from './pack-to-source.ts'
import { currentRelease } from './releases/find-releases.ts'

/** From the author's own files where they came along; else from the pack, without golden prices and remarks. */
export const catalogueWorkbook: Handler<'catalogues/workbook'> = {
  transaction: 'own',
  async run({ site, caller, read, transact, now }, { code, hash }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const stored = await read(async (database) => {
      const wanted = hash ?? (await currentRelease(database, tenant, now, code))?.hash
      return wanted === undefined ? null : findPack(database, tenant, wanted)
    })
    if (!stored || readPack(stored).code !== code) return fail('notFound', 'Catalog not found')

    const pack = readPack(stored)
    const { source, trade } = stored
    const written = await writeApart(tenant, source ? toSourceFiles(source.files) : packToSource(pack, trade))
    if (written === 'too slow') return fail('invalid', 'The workbook takes too long to write')
    if (written === 'too many') return fail('tooMany', tooMuchWaiting)
    if (!written.ok) {
      return fail('invalid', 'This catalogue cannot be written as a workbook', written.findings.slice(0, 20))
    }
    await transact((database) =>
      writeAudit(database, tenant, caller, 'export', `pack ${code}`, { hash: stored.hash }),
    )
    return answer({
      name: `${pack.code} ${pack.version}.xlsx`.replaceAll(/[^\w .-]/g, '_'),
      hash: stored.hash,
      workbook: Buffer.from(written.bytes).toString('base64'),
    })
  },
}
