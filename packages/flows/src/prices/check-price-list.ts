import { type PricingTerms, sellersDays } from '@arredo/contract'
import { daysAfter } from '@arredo/measures'
import { canSave, keepPrices, type ProjectDocument, tradeOfProject, updatePrices } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import type { OpenProject } from '../project/project-store.ts'
import { makePriceReport } from './make-price-report.ts'
import type { PriceReport } from './price-report.ts'
import { lapsedRows } from './row-updates.ts'
import { termsOfToday } from './terms-of-today.ts'

/**
 * compares the prices a project was made with to those of today. A seller is asked; who is no seller, and
 * whoever a host opens a project for, is only told: the project keeps its prices.
 */
export async function checkPriceList(app: App, project: OpenProject, how: 'ask' | 'tell'): Promise<void> {
  const { document } = project.desk.current()
  const { profile } = app.session.getState()
  const allowed = canSave({
    canSaveProject: profile?.canSaveProject ?? false,
    status: project.status,
    webCartId: document.header.customerFields.webCartId,
  })
  const today = app.ports.clock.today()
  const isKept = (document.trade[tradeOfProject]?.keptUntil ?? '') >= today
  if (!allowed.ok || isKept) return

  const terms = await termsOfToday(app, document)
  if (!terms || (isSame(document, terms) && lapsedRows(document, today).length === 0)) return
  const report = await makePriceReport(app, project, terms)
  if (!report?.isDifferent || app.project.getState().open?.desk !== project.desk) return

  if (profile?.kind === 'pro' && how === 'ask') await askAboutPrices(app, project, report)
  else tell(app, project, report)
}

/** Who asks for the prices of today is shown what they change; `same` where they change nothing. */
export async function compareNow(app: App, project: OpenProject): Promise<'same' | 'updated' | 'left'> {
  const terms = await termsOfToday(app, project.desk.current().document)
  const report = terms && (await makePriceReport(app, project, terms))
  if (!report?.isDifferent) return 'same'
  return (await askAboutPrices(app, project, report, { mayKeep: false })) === 'update' ? 'updated' : 'left'
}

/** What a refusal of the server says would be right; whether the project has it now. */
export async function takesTerms(app: App, project: OpenProject, right: PricingTerms): Promise<boolean> {
  const report = await makePriceReport(app, project, right)
  return report !== null && (await askAboutPrices(app, project, report, { mayKeep: false })) === 'update'
}

/** the document's question over the report; yes is one step that can be undone. */
async function askAboutPrices(
  app: App,
  project: OpenProject,
  report: PriceReport,
  { mayKeep } = { mayKeep: true },
): Promise<'update' | 'keep' | null> {
  const until = await validUntil(app, project)
  const asked = await app.dialogs.ask('priceList', {
    report,
    until,
    mode: 'ask',
    mayKeep: mayKeep && until !== null,
  })
  const { desk } = project
  if (!asked.ok || asked.value === null || app.project.getState().open?.desk !== desk) return null

  if (asked.value.kind === 'keep') {
    if (until !== null) desk.run(keepPrices, { until })
    return 'keep'
  }
  const { chosen, reason } = asked.value
  const updated = desk.run(updatePrices, { ...report.to, rows: report.updates(chosen, { reason, until }) })
  if (updated.ok) app.notices.show({ message: sentence('The prices were brought up to date.') })
  else app.notices.show({ message: updated.message, kind: 'error' })
  return updated.ok ? 'update' : null
}

/** D-133: an offer that stands counts to its last day; else prices may be offered for a quarter. Null: not any more. */
async function validUntil(app: App, { id, desk }: OpenProject): Promise<string | null> {
  const today = app.ports.clock.today()
  const offers = id === null ? null : await app.ports.call('offers/list', { projectId: id })
  const standing = offers?.ok
    ? offers.value
        .map((offer) => offer.validUntil)
        .toSorted()
        .at(-1)
    : undefined
  if (standing !== undefined && standing >= today) return standing
  const last = daysAfter(desk.current().document.header.priceDate, sellersDays)
  return last >= today ? last : null
}

function tell(app: App, project: OpenProject, report: PriceReport): void {
  const isSeller = app.session.getState().profile?.kind === 'pro'
  app.notices.show({
    message: sentence('Prices have changed since this project was made. It keeps its own.'),
    action: {
      label: sentence('Show what changed'),
      run: () => {
        if (isSeller) void askAboutPrices(app, project, report)
        else void app.dialogs.ask('priceList', { report, until: null, mode: 'tell', mayKeep: false })
      },
    },
  })
}

function isSame(
  { header, packs }: ProjectDocument,
  { priceList, priceDate, packs: sold }: PricingTerms,
): boolean {
  return (
    header.priceList === priceList &&
    header.priceDate === priceDate &&
    Object.entries(packs).every(([code, hash]) => sold[code] === hash)
  )
}
