import type { ProjectPrice } from '@arredo/pricing'
import { type Evaluation, isSpecial, type Row, type ServiceCharge } from '@arredo/project'
import { useCallback } from 'react'
import { usePackText } from '../catalogue/range/use-pack-text.ts'
import { useLanguage } from '../words/use-language.ts'
import { useLength } from '../words/use-length.ts'
import { useMoney } from '../words/use-money.ts'
import { usePercent } from '../words/use-percent.ts'
import { useText } from '../words/use-text.ts'
import type { RowWords } from './row-line.tsx'

/** What a row says of itself, in the words of the person and the amounts of the face. */
export function useRowWords(): (
  row: Row,
  evaluation: Evaluation,
  price: ProjectPrice | undefined,
) => RowWords {
  const text = useText()
  const packText = usePackText()
  const { locale } = useLanguage()
  const { format, symbol } = useLength()
  const charge = useChargeWords()
  const money = useMoney()

  return useCallback(
    (row, { articles }, price) => {
      const currency = price?.currency ?? 'EUR'
      const amount = (minor: number | undefined) => (minor === undefined ? '' : money({ minor, currency }))
      const own = price?.rows[row.id]
      const words = { name: '', note: '', quantity: '', unit: '', total: '' }
      const hidden = row.flags.offered ? '' : text('Not on the offer')
      const noted = (...notes: readonly string[]) => [...notes, hidden].filter(Boolean).join(' · ')
      switch (row.kind) {
        case 'text':
          return { ...words, name: row.text, note: hidden }
        case 'subtotal':
          return {
            ...{ ...words, name: row.text || text('Subtotal'), note: hidden },
            total: row.flags.offered ? amount(price?.subtotals?.[row.id]) : '',
          }
        case 'ownAppliance': {
          const size = `${row.size.map(format).join(' × ')} ${symbol}`
          return { ...words, name: row.text, note: noted(text('Own appliance'), size), total: '–' }
        }
        case 'service': {
          const note = noted(text('Service'), charge(row.charge, price))
          return { ...words, name: row.text, note, total: amount(own?.beforeReduction ?? own?.total) }
        }
        default: {
          const count = new Intl.NumberFormat(locale).format(row.quantity)
          const isFree = row.kind === 'free'
          const name = isFree ? row.text : packText(articles[row.id]?.name ?? { en: row.article })
          const kind = isSpecial(row) ? text('Special') : isFree ? text('Free row') : row.article
          const isMissing = !own && row.flags.offered
          return {
            ...{ name, note: noted(kind) },
            quantity: isFree && row.unit ? `${count} ${row.unit}` : count,
            unit: amount(own?.unit),
            total: isMissing ? text('On request') : amount(own?.beforeReduction ?? own?.total),
          }
        }
      }
    },
    [text, packText, locale, format, symbol, charge, money],
  )
}

/** "8 %, at least €200.00"; bounds are without VAT, and so for the trade alone: no list mixes two bases. */
function useChargeWords(): (charge: ServiceCharge, price: ProjectPrice | undefined) => string {
  const text = useText()
  const money = useMoney()
  const percent = usePercent()
  const { locale } = useLanguage()
  return useCallback(
    (charge, price) => {
      if (charge.kind === 'amount') return ''
      const metres =
        charge.kind === 'perMetre' ? `${new Intl.NumberFormat(locale).format(charge.metres)} m` : ''
      const howMuch = charge.kind === 'percent' ? percent(charge.rate) : metres
      if (!price || price.withVat) return howMuch
      const amount = (minor: number) => money({ minor, currency: price.currency })
      const { min, max } = charge
      return [
        charge.kind === 'percent' ? howMuch : `${howMuch} × ${amount(charge.price)}`,
        min === undefined ? '' : text('at least {{amount}}', { amount: amount(min) }),
        max === undefined ? '' : text('at most {{amount}}', { amount: amount(max) }),
      ]
        .filter(Boolean)
        .join(', ')
    },
    [text, money, percent, locale],
  )
}
