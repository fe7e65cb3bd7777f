import { formatDate, isoDate, localeFor } from '@arredo/measures'
import { type Customer, done, type Result, refuse } from '@arredo/project'
import { projectDesign } from './article-details.ts'
import type { LabelledValue } from './labelled-value.ts'
import { linesOf } from './lines-of.ts'
import type { OfferInput } from './offer-input.ts'
import { type OfferRow, offerRows } from './offer-rows.ts'
import { offerTotals, type TotalLine } from './offer-totals.ts'
import { type PlanSheet, planSheet } from './plan-sheet.ts'

export const assetNames = {
  ...{ picture: 'picture', plan: 'plan.svg', logo: 'logo.svg' },
  view: (index: number) => `view-${index + 1}`,
} as const

/** All that stands on the pages, in the reader's words and numbers; the template only places it. */
export type OfferData = {
  readonly title: string
  readonly author: string
  readonly language: {
    readonly code: string
    readonly region: string | null
    readonly direction: 'ltr' | 'rtl'
  }
  readonly date: { readonly year: number; readonly month: number; readonly day: number }
  readonly pageOf: string
  readonly brand: {
    readonly name: string
    readonly lines: readonly string[]
    readonly legalLine: string
    readonly letter: string
    readonly ground: string
    readonly ink: string
    readonly logo: string | null
  }
  readonly recipient: readonly string[]
  readonly facts: readonly LabelledValue[]
  readonly salutation: string
  readonly introduction: string
  readonly picture: { readonly asset: string; readonly alt: string } | null
  /** On pages of their own behind the first; none without them. */
  readonly views: {
    readonly heading: string
    readonly pictures: readonly { readonly asset: string; readonly name: string; readonly alt: string }[]
  }
  readonly table: {
    readonly heading: string
    readonly design: readonly LabelledValue[]
    readonly columns: readonly [
      position: string,
      article: string,
      quantity: string,
      unitPrice: string,
      total: string,
    ]
    readonly rows: readonly OfferRow[]
  }
  readonly totals: readonly TotalLine[]
  readonly notes: readonly string[]
  readonly terms: { readonly heading: string; readonly paragraphs: readonly (readonly string[])[] }
  readonly signature: { readonly sentence: string; readonly lines: readonly [string, string] }
  readonly plan: (PlanSheet & { readonly asset: string }) | null
}

export function offerData(input: OfferInput): Result<OfferData> {
  const { evaluation, letterhead, language, number, text } = input
  const price = evaluation.prices.customer
  if (!price) return refuse('No price list is valid for this project')

  const date = isoDate(input.date)
  if (date === '') return refuse('The offer has no valid date')
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [code = language.code, ...subtags] = language.code.split('-')
  // A script (zh-Hans) stands where a region may; Typst takes regions only.
  const region = subtags.find((subtag) => /^[a-z]{2}$/i.test(subtag)) ?? null

  const rows = offerRows(input, price)
  return done({
    title: text('Offer {{number}}', { number }),
    author: letterhead.name,
    language: { code, region, direction: language.direction },
    date: { year, month, day },
    // The template alone knows the numbers.
    pageOf: text('Page {{page}} of {{pages}}', { page: '{page}', pages: '{pages}' }),
    brand: {
      name: letterhead.name,
      lines: letterhead.lines,
      legalLine: letterhead.legalLine,
      letter: letterhead.logo.letter,
      ground: letterhead.ground,
      ink: letterhead.ink,
      logo: letterhead.logo.svg === null ? null : assetNames.logo,
    },
    recipient: recipientOf(input),
    facts: factsOf(input),
    salutation: salutationOf(input),
    introduction: text('Thank you for planning with us. This is our offer for your project.'),
    picture: input.picture && { asset: assetNames.picture, alt: text('Picture of the planned room') },
    views: {
      heading: text('Views of your room'),
      pictures: input.views.map(({ name }, index) => ({
        ...{
          asset: assetNames.view(index),
          name,
          alt: text('Picture of the planned room: {{view}}', { view: name }),
        },
      })),
    },
    table: {
      heading: text('Articles and prices'),
      design: projectDesign(input),
      columns: [text('Pos.'), text('Article'), text('Quantity'), text('Unit price'), text('Total')],
      rows,
    },
    totals: offerTotals(input, price),
    notes: notesOf(input, rows, price.withVat),
    terms: { heading: text('Terms'), paragraphs: input.terms.map(linesOf) },
    signature: {
      sentence: text('I accept this offer and its terms.'),
      lines: [text('Place, date'), text('Signature')],
    },
    plan:
      input.plan === null
        ? null
        : { ...planSheet(input.plan, input.picture ? 'own' : 'first', input), asset: assetNames.plan },
  })
}

function recipientOf({ document, language, text }: OfferInput): readonly string[] {
  const { customer } = document.header
  if (!customer) return []
  const vat = customer.vat ? [text('VAT number {{vat}}', { vat: customer.vat })] : []
  return [...addressOf(customer, language.locale), ...vat]
}

function addressOf(customer: Customer, locale: string): readonly string[] {
  const { firstName, lastName, company = '', street, postalCode, city, county, country } = customer
  const place = `${postalCode} ${city}${county ? ` (${county})` : ''}`
  const land = countryName(customer.countryCode ?? country, locale)
  const lines = [company, `${firstName} ${lastName}`, street, place, land]
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

/** A customer's country is a code where a host or a list gave it, and words where somebody typed it. */
function countryName(country: string, locale: string): string {
  if (!/^[a-z]{2}$/i.test(country)) return country
  return new Intl.DisplayNames(localeFor(locale), { type: 'region' }).of(country.toUpperCase()) ?? country
}

function factsOf({
  document,
  number,
  date,
  validUntil,
  contact,
  language,
  text,
}: OfferInput): LabelledValue[] {
  const { orderAddress } = document.header
  return [
    { label: text('Offer number'), value: number },
    { label: text('Date'), value: formatDate(date, language.locale) },
    { label: text('Valid until'), value: formatDate(validUntil, language.locale) },
    { label: text('Project'), value: document.header.name },
    { label: text('Your contact'), value: contact ?? '' },
    {
      label: text('Delivery to'),
      value: orderAddress ? addressOf(orderAddress, language.locale).join(', ') : '',
    },
  ].filter(({ value }) => value !== '')
}

function salutationOf({ document: { header }, text }: OfferInput): string {
  const name = header.customer ? `${header.customer.firstName} ${header.customer.lastName}`.trim() : ''
  return name === '' ? text('Good day,') : text('Dear {{name}},', { name })
}

function notesOf({ text }: OfferInput, rows: readonly OfferRow[], withVat: boolean): string[] {
  const hasOpenPrice = rows.some((row) => row.kind === 'item' && row.isOnRequest)
  return [
    ...(withVat ? [text('All prices include VAT.')] : []),
    ...(hasOpenPrice ? [text('Articles on request are not part of the total.')] : []),
  ]
}
