import type { BrandPaper, BrandRecord } from '@arredo/contract'
import { findReport } from '@arredo/reports'
import { sentence } from '@arredo/words'
import type { Database } from '../database/databases.ts'

/** Why it cannot be kept or looked at; null where it can. */
export async function whyNotPaper(
  database: Database,
  { tenant, brand }: { readonly tenant: number; readonly brand: BrandRecord },
  paper: BrandPaper,
): Promise<string | null> {
  const language = languagesIn(paper).find((code) => !brand.languages.includes(code))
  if (language !== undefined) return `Lang [${language}] not valid`
  const refused = refusedKind(paper)
  if (refused !== null) return refused
  return (await isLogoThere(database, tenant, paper))
    ? null
    : sentence('The logo is not there any more. Upload it again')
}

function languagesIn({ terms = {}, introduction = {}, closing = {} }: BrandPaper): readonly string[] {
  return [terms, introduction, closing].flatMap((words) => Object.keys(words))
}

/** A kind can be for fewer than it is by itself, never for more; an offer is made and read otherwise (D-259). */
function refusedKind({ kinds = [] }: BrandPaper): string | null {
  for (const [index, { report: name, readers }] of kinds.entries()) {
    const report = findReport(name)
    if (!report || name === 'offer') return `Report [${name}] not found`
    if (kinds.findIndex(({ report: other }) => other === name) !== index)
      return `Report [${name}] is named twice`
    if (report.audience === 'internal' && readers === 'everybody')
      return sentence('What is for the trade cannot be given to customers')
  }
  return null
}

async function isLogoThere(database: Database, tenant: number, { logo }: BrandPaper): Promise<boolean> {
  if (logo === undefined) return true
  const found = await database
    .selectFrom('underlay')
    .where('tenant', '=', tenant)
    .where('hash', '=', logo.slice(0, logo.indexOf('.')))
    .where('kind', '=', 'png')
    .select('hash')
    .executeTakeFirst()
  return found !== undefined
}
