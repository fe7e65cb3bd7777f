import type { ReportField } from '@arredo/contract'
import { formatMoney, formatPercent } from '@arredo/measures'
import type { ProjectPrice } from '@arredo/pricing'
import { done, type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { ReportInput } from '../report-input.ts'
import type { LabelledValue } from '../wording/labelled-value.ts'
import { linesOf } from '../wording/lines-of.ts'

export type PaymentPlan = { readonly heading: string; readonly rows: readonly LabelledValue[] }

export const paymentsField: ReportField = {
  kind: 'text',
  name: 'payments',
  label: sentence('Payments, a line each, such as “40% with the order”'),
  initial: '',
  longest: 1000,
}

/** As it was typed; where every line begins with a share of the whole, with amounts that add up to it. */
export function paymentPlan(input: ReportInput, price: ProjectPrice): Result<PaymentPlan | null> {
  const { answers, text } = input
  const lines = linesOf(String(answers.payments ?? ''))
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length === 0) return done(null)

  const heading = text('Payment plan')
  const shares = lines.map(shareOf)
  if (shares.some((share) => share === null))
    return done({ heading, rows: lines.map((label) => ({ label, value: '' })) })
  return inAmounts(
    input,
    price,
    shares.filter((share) => share !== null),
  )
}

type Share = { readonly hundredths: number; readonly about: string }

const whole = 100_00

function inAmounts(
  { language, text }: ReportInput,
  { total, currency }: ProjectPrice,
  shares: readonly Share[],
): Result<PaymentPlan> {
  if (shares.reduce((sum, { hundredths }) => sum + hundredths, 0) !== whole)
    return refuse('The payments do not add up to 100%')

  let [reached, paid] = [0, 0]
  const rows = shares.map(({ hundredths, about }): LabelledValue => {
    reached += hundredths
    // Up to the whole each time, so that no cent is lost between the shares.
    const minor = Number((BigInt(total) * BigInt(reached)) / BigInt(whole)) - paid
    paid += minor
    const share = formatPercent(hundredths / whole, language.locale, decimalsOf(hundredths))
    return {
      label: [share, about].filter((part) => part !== '').join(' '),
      value: formatMoney({ minor, currency }, language.locale),
    }
  })
  return done({ heading: text('Payment plan'), rows })
}

function shareOf(line: string): Share | null {
  const [, whole, decimals = '', about = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%(.*)$/u.exec(line) ?? []
  return whole === undefined
    ? null
    : { hundredths: Number(whole) * 100 + Number(decimals.padEnd(2, '0')), about: about.trim() }
}

function decimalsOf(hundredths: number): number {
  if (hundredths % 100 === 0) return 0
  return hundredths % 10 === 0 ? 1 : 2
}
