import { isEmail } from '@arredo/measures'
import type { Customer } from '@arredo/project'
import * as z from 'zod/mini'

const upTo = (most: number) => z._default(z.string().check(z.trim(), z.maxLength(most)), '')

/** Counted per tenant, and never given to anybody else. */
export const CustomerCode = z.string().check(z.regex(/^C\d{4,10}$/))

/** What a shop knows of a customer; everything but a name may be missing. */
export const CustomerDetails = z
  .object({
    firstName: upTo(100),
    lastName: upTo(100),
    company: upTo(200),
    email: upTo(200).check(z.refine((typed) => typed === '' || isEmail(typed), 'is no e-mail address')),
    mobile: upTo(50),
    street: upTo(200),
    postalCode: upTo(20),
    city: upTo(100),
    county: upTo(100),
    country: upTo(100),
    countryCode: z._default(z.string().check(z.regex(/^([A-Z]{2})?$/)), ''),
    vat: upTo(40),
    /** For the shop alone: it never leaves the file. */
    notes: upTo(2_000),
  })
  .check(
    z.refine(({ lastName, company }) => `${lastName}${company}` !== '', 'needs a last name or a company'),
  )
export type CustomerDetails = z.output<typeof CustomerDetails>

/** Given when, to whom and to which words. */
const Consent = z.object({ at: z.string(), by: z.string(), text: z.string() })

export const CustomerListing = z.object({
  code: CustomerCode,
  name: z.string(),
  /** The person's, where the name is a company's. */
  contact: z.string(),
  email: z.string(),
  mobile: z.string(),
  postalCode: z.string(),
  city: z.string(),
  changedAt: z.string(),
  /** In the bin since. */
  removedAt: z.nullable(z.string()),
})
export type CustomerListing = z.output<typeof CustomerListing>

export const CustomerRecord = z.object({
  code: CustomerCode,
  shop: z.string(),
  /** One more at every change: of two who change the same one, the second is told. */
  revision: z.int(),
  details: CustomerDetails,
  consent: z.nullable(Consent),
  createdAt: z.string(),
  createdBy: z.string(),
  changedAt: z.string(),
  changedBy: z.string(),
  removedAt: z.nullable(z.string()),
})
export type CustomerRecord = z.output<typeof CustomerRecord>

/** What of a record goes into a project. */
export function customerOf({ code, details }: Pick<CustomerRecord, 'code' | 'details'>): Customer {
  const { notes: _, company, county, countryCode, vat, ...address } = details
  return {
    ...address,
    code,
    ...(company && { company }),
    ...(county && { county }),
    ...(countryCode && { countryCode }),
    ...(vat && { vat }),
  }
}
