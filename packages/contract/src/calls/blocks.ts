import * as z from 'zod/mini'
import { BlockListing, BlockName, BlockOutline, BlockScope, mostOutlines } from '../block.ts'
import { defineCall, megabyte } from './define-call.ts'

/** As a clipboard holds it; its records are checked by the reader of clips. */
const SentClip = z.object({ clip: z.string().check(z.maxLength(40)), document: z.looseObject({}) })
const Id = z.uuid()

export const listBlocks = defineCall({
  service: 'blocks',
  function: 'list',
  access: 'loggedIn',
  summary:
    "The blocks that the caller may place, by name, in pages: the caller's own, the shop's for professionals, the brand's",
  input: z.object({
    /** The last of the page before. */
    after: z.optional(z.object({ id: Id, name: z.string().check(z.maxLength(100)) })),
  }),
  output: z.object({ blocks: z.array(BlockListing), hasMore: z._default(z.boolean(), false) }),
})

export const loadBlock = defineCall({
  service: 'blocks',
  function: 'load',
  access: 'loggedIn',
  summary: 'What is in a block, as a clipboard would hold it',
  input: z.object({ id: Id }),
  output: SentClip,
})

export const saveBlock = defineCall({
  service: 'blocks',
  function: 'save',
  access: 'loggedIn',
  summary:
    'Keep items as a block: for oneself, as a professional for the shop, as a supervisor for the brand',
  largest: megabyte,
  rate: 'keep',
  input: z.object({
    scope: BlockScope,
    name: BlockName,
    clip: SentClip,
    outlines: z.array(BlockOutline).check(z.maxLength(mostOutlines)),
  }),
  output: z.object({ id: Id }),
})

export const renameBlock = defineCall({
  service: 'blocks',
  function: 'rename',
  access: 'loggedIn',
  summary: 'Call a block otherwise',
  input: z.object({ id: Id, name: BlockName }),
  output: z.null(),
})

export const removeBlock = defineCall({
  service: 'blocks',
  function: 'remove',
  access: 'loggedIn',
  summary: 'Give up a block; what was placed of it stays',
  input: z.object({ id: Id }),
  output: z.null(),
})
