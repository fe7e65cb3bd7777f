import { done, type Result, refuse } from '@arredo/project'
import { articlePictures } from '../drawings/article-pictures.ts'
import { floorPlan } from '../drawings/floor-plan.ts'
import { type ScaledDrawing, scaledDrawing } from '../drawings/scaled-drawing.ts'
import { type PageFrame, pageFrame } from '../pages/page-frame.ts'
import { printable } from '../pages/paper.ts'
import type { Assets, Pages } from '../report.ts'
import type { ReportInput } from '../report-input.ts'
import { recipientOf } from '../wording/address.ts'
import { projectDesign } from '../wording/article-details.ts'
import type { LabelledValue } from '../wording/labelled-value.ts'
import { linesOf } from '../wording/lines-of.ts'
import { coverView } from './cover-view.ts'
import { type OfferRow, offerRows } from './offer-rows.ts'
import { offerTotals, type TotalLine } from './offer-totals.ts'
import { type PaymentPlan, paymentPlan } from './payment-plan.ts'
import { saleColumnsOf, type TitledColumn } from './sale-columns.ts'

const assetNames = {
  ...{ picture: 'picture', plan: 'plan.svg' },
  view: (index: number) => `view-${index + 1}`,
} as const

/** What tells one letter with priced rows from another. */
export type SaleLetter = Pick<SaleData, 'facts' | 'signature'> & {
  readonly title: string
  readonly introduction: string
  /** Empty where the letter has none. */
  readonly closing: string
}

/** All that stands on the pages, in the reader's words and numbers; the template only places it. */
export type SaleData = {
  readonly frame: PageFrame
  readonly recipient: readonly string[]
  readonly facts: readonly LabelledValue[]
  readonly salutation: string
  /** Line by line, as the closing. */
  readonly introduction: readonly string[]
  readonly picture: { readonly asset: string; readonly alt: string } | null
  /** On pages of their own behind the first; none without them. */
  readonly views: {
    readonly heading: string
    readonly pictures: readonly { readonly asset: string; readonly name: string; readonly alt: string }[]
  }
  readonly table: {
    readonly heading: string
    readonly design: readonly LabelledValue[]
    readonly columns: readonly TitledColumn[]
    readonly rows: readonly OfferRow[]
  }
  readonly totals: readonly TotalLine[]
  readonly notes: readonly string[]
  readonly payments: PaymentPlan | null
  readonly terms: { readonly heading: string; readonly paragraphs: readonly (readonly string[])[] }
  readonly closing: readonly string[]
  readonly signature: { readonly sentence: string; readonly lines: readonly [string, string] }
  /** In place of a picture on the first page, or on a page of its own. */
  readonly plan: (ScaledDrawing & { readonly place: PlanPlace }) | null
}

/** Millimetres that offer.typ needs beside a drawing: the letter on the first page, the heading on its own. */
const besidePlan = { first: 107, own: 40 } as const
type PlanPlace = keyof typeof besidePlan
/** Millimetres on paper. */
const planLetters = 2.1

export function salePages(
  input: ReportInput,
  { title, introduction, closing, ...letter }: SaleLetter,
): Result<Pages & { readonly data: SaleData }> {
  const { evaluation, text } = input
  const price = evaluation.prices.customer
  if (!price) return refuse('No price list is valid for this project')
  const frame = pageFrame(input, title)
  if (!frame.ok) return frame
  const payments = paymentPlan(input, price)
  if (!payments.ok) return payments

  const pictures = articlePictures(input)
  const rows = offerRows(input, price, pictures.names)
  const { picture, views, cover } = shownPictures(input)
  const plan = planOf({ ...input, picture })
  const data: SaleData = {
    ...{ frame: frame.value, ...letter },
    ...{ introduction: linesOf(introduction), closing: linesOf(closing) },
    recipient: recipientOf(input),
    salutation: salutationOf(input),
    picture: picture && {
      asset: assetNames.picture,
      alt: cover
        ? text('Picture of the planned room: {{view}}', { view: cover })
        : text('Picture of the planned room'),
    },
    views: {
      heading: text('Views of your room'),
      pictures: views.flatMap(({ name, picture }, index) => {
        const alt = text('Picture of the planned room: {{view}}', { view: name })
        return picture ? [{ asset: assetNames.view(index), name, alt }] : []
      }),
    },
    table: {
      heading: text('Articles and prices'),
      design: projectDesign(input),
      columns: saleColumnsOf(input, rows),
      rows,
    },
    totals: offerTotals(input, price),
    notes: notesOf(input, rows, price.withVat),
    payments: payments.value,
    terms: { heading: text('Terms'), paragraphs: input.terms.map(linesOf) },
    plan: plan && { ...plan.drawing, place: plan.place },
  }
  return done({ data, assets: { ...pictures.assets, ...assetsOf({ picture, views }, plan?.svg) } })
}

/** A view that is the cover is not shown once more behind it. */
function shownPictures(
  input: ReportInput,
): Pick<ReportInput, 'picture' | 'views'> & { readonly cover: string | null } {
  const { picture, views } = input
  const wanted = coverView(input)?.id
  const cover = views.find(({ id, picture: taken }) => id === wanted && taken)
  return cover
    ? { picture: cover.picture, views: views.filter((view) => view !== cover), cover: cover.name }
    : { picture, views, cover: null }
}

function planOf(input: ReportInput) {
  const place: PlanPlace = input.picture ? 'own' : 'first'
  const { width, height } = printable(input.paper)
  const plan = scaledDrawing(
    floorPlan(input),
    {
      ...{ width, height: height - besidePlan[place], letters: planLetters, asset: assetNames.plan },
      heading: input.text('Floor plan'),
      alt: input.text('Floor plan of the room'),
    },
    input,
  )
  return plan && { ...plan, place }
}

function assetsOf(
  { picture, views }: Pick<ReportInput, 'picture' | 'views'>,
  plan: Uint8Array | undefined,
): Assets {
  return {
    ...(picture && { [assetNames.picture]: picture }),
    ...Object.fromEntries(
      views.flatMap((view, index) => (view.picture ? [[assetNames.view(index), view.picture] as const] : [])),
    ),
    ...(plan && { [assetNames.plan]: plan }),
  }
}

function salutationOf({ document: { header }, text }: ReportInput): string {
  const name = header.customer ? `${header.customer.firstName} ${header.customer.lastName}`.trim() : ''
  return name === '' ? text('Good day,') : text('Dear {{name}},', { name })
}

function notesOf({ text }: ReportInput, rows: readonly OfferRow[], withVat: boolean): string[] {
  const hasOpenPrice = rows.some((row) => row.kind === 'item' && row.isOnRequest)
  return [
    ...(withVat ? [text('All prices include VAT.')] : []),
    ...(hasOpenPrice ? [text('Articles on request are not part of the total.')] : []),
  ]
}
