import { writeAudit } from '../audit/write-audit.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { startJob } from '../jobs/start-job.ts'
import { today } from '../offers/calendar.ts'
import { liveCatalogues } from '../range/live-catalogues.ts'
import { keepGalleries } from './keep-galleries.ts'
import { startWithSample } from './start-with-sample.ts'

export const publishGalleries: Handler<'galleries/publish'> = {
  transaction: 'one',
  async run(asked, { catalogue, galleries }) {
    const { site, caller, database, now, trace } = asked
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const live = await liveCatalogues(asked)
    if (!live.some(({ listing }) => listing.code === catalogue)) return fail('notFound', 'Catalog not found')
    const codes = galleries.map(({ code }) => code.toLowerCase())
    if (new Set(codes).size !== codes.length) return fail('invalid', 'Every gallery needs a code of its own')

    const tenant = site.tenant.number
    const catalogues = new Map(live.map(({ listing, catalogue: open }) => [listing.code, open]))
    const by = caller.profile.userId
    const mistakes = await keepGalleries(database, { tenant, catalogue, galleries, catalogues, by, now })
    if (mistakes.length > 0) return fail('invalid', 'The galleries have mistakes', mistakes.slice(0, 20))

    const samples = await startWithSample(database, {
      ...{ tenant, catalogue, galleries, now },
      sold: live.map(({ listing, catalogue: open }) => ({ ...listing, catalogue: open })),
      language: site.brand.detectBrowserLanguage.fallback,
      savedBy: site.brand.name,
      priceDate: today(site.brand, now),
    })
    const cause = { tenant, person: by, trace: trace.traceparent }
    for (const project of samples) {
      await startJob(database, cause, 'pictures/project', { project }, { intent: `${project} 1` })
    }

    const published = galleries.map(({ code }) => code)
    await writeAudit(database, tenant, caller, 'publish', `galleries ${catalogue}`, { galleries: published })
    return answer({ catalogue, galleries: published })
  },
}
