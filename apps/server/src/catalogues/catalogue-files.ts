import { answer, type Handler } from '../channel/handler.ts'
import { knownFiles } from './known-files.ts'

export const catalogueFiles: Handler<'catalogues/files'> = {
  transaction: 'read',
  async run({ site, database, now }, { code }) {
    const known = await knownFiles(database, site.tenant.number, now, code)
    return answer({ files: { ...known[code] } })
  },
}
