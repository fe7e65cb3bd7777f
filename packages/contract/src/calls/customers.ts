import * as z from 'zod/mini'
import { CustomerCode, CustomerDetails, CustomerListing, CustomerRecord } from '../customer.ts'
import { defineCall } from './define-call.ts'
import { ProjectListing, ProjectNumber } from './projects.ts'

const customers = { service: 'customers', access: 'pro' } as const
/** To the brand's words in this language; null takes it back. */
const GivenConsent = z.optional(z.nullable(z.object({ language: z.string().check(z.maxLength(35)) })))

export const searchCustomers = defineCall({
  ...customers,
  function: 'search',
  summary:
    "Customers of the caller's shops, of all shops for supervisors: those with all words, by name; without words page by page, or those used last",
  input: z.object({
    text: z.optional(z.string().check(z.maxLength(200))),
    /** `recent`: those created, changed or assigned last, one page of them. */
    order: z.optional(z.enum(['name', 'recent'])),
    /** The code of the last of the page before. */
    after: z.optional(CustomerCode),
  }),
  output: z.object({ customers: z.array(CustomerListing), hasMore: z.boolean() }),
})

export const getCustomer = defineCall({
  ...customers,
  function: 'get',
  summary: 'All that is known of a customer; of one in the bin too',
  input: z.object({ code: CustomerCode }),
  output: CustomerRecord,
})

export const createCustomer = defineCall({
  ...customers,
  function: 'create',
  summary:
    "Put a customer into the file of the caller's shop; where somebody alike is in it, the answer names them and nothing is done, unless it is said that this is somebody else",
  rate: 'keep',
  input: z.object({
    /** Of the wish: asked again with the same, it is the same customer. */
    key: z.uuid(),
    details: CustomerDetails,
    consent: GivenConsent,
    isSomebodyElse: z.optional(z.boolean()),
  }),
  output: z.object({
    /** Null: nothing was done. */
    customer: z.nullable(CustomerRecord),
    /** With the same e-mail address, or the same name and postal code. */
    alike: z.array(CustomerListing),
  }),
})

export const editCustomer = defineCall({
  ...customers,
  function: 'edit',
  summary: 'Change what is known of a customer; projects and offers keep what they say',
  rate: 'keep',
  input: z.object({
    code: CustomerCode,
    /** The one that was changed; with an older one the answer is a conflict. */
    revision: z.int(),
    details: CustomerDetails,
    consent: GivenConsent,
  }),
  output: CustomerRecord,
})

export const removeCustomer = defineCall({
  ...customers,
  function: 'remove',
  summary: 'Put a customer into the bin, where they stay for 30 days; projects keep what they say',
  input: z.object({ code: CustomerCode }),
  output: z.null(),
})

export const restoreCustomer = defineCall({
  ...customers,
  function: 'restore',
  summary: 'Take a customer out of the bin',
  input: z.object({ code: CustomerCode }),
  output: CustomerRecord,
})

export const customerBin = defineCall({
  ...customers,
  function: 'bin',
  summary: "The customers of the caller's shops that are in the bin, last one first",
  input: z.object({}),
  output: z.object({ customers: z.array(CustomerListing) }),
})

export const customerProjects = defineCall({
  ...customers,
  function: 'projects',
  summary: 'The projects that are assigned to a customer, as far as the caller may see them, newest first',
  input: z.object({ code: CustomerCode, after: z.optional(ProjectNumber) }),
  output: z.object({ projects: z.array(ProjectListing), hasMore: z.boolean() }),
})
