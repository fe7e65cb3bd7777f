import type { CustomerListing } from '@arredo/contract'
import { SecondLine } from '../ui/second-line.tsx'

/** Whom one looks at, by what tells two of the same name apart. */
export function CustomerLines({ customer }: { customer: CustomerListing }) {
  const { name, contact, email, mobile, postalCode, city } = customer
  const lines = [contact, email, mobile, `${postalCode} ${city}`.trim()].filter(Boolean)
  return (
    <>
      <strong>{name}</strong>
      {lines.length > 0 && <SecondLine>{lines.join(' · ')}</SecondLine>}
    </>
  )
}
