import * as z from 'zod/mini'
import { WireArticle, WireCatalogue, WireItemTip, WireModel } from '../wire/wire-range.ts'
import { defineCall } from './define-call.ts'

/** H-73. Names are in the caller's language. */

const Code = z.string().check(z.maxLength(100))
const catalogAndModel = { catalog: Code, model: z._default(Code, '') }

export const getCatalogs = defineCall({
  service: 'catalogs',
  function: 'getCatalogs',
  access: 'profile',
  summary: 'The catalogues the brand sells now, in the legacy words; local ones are marked',
  input: z.object({}),
  output: z.array(WireCatalogue),
})

export const getModels = defineCall({
  service: 'catalogs',
  function: 'getModels',
  access: 'profile',
  summary: 'The models of a catalogue, or one model with those based on it',
  input: z.object(catalogAndModel),
  output: z.array(WireModel),
})

export const getArticles = defineCall({
  service: 'catalogs',
  function: 'getArticles',
  access: 'profile',
  summary: 'The classification of a catalogue with its articles, of one model where it is named',
  input: z.object({
    ...catalogAndModel,
    /** Variants of the whole project: defaults, which hide nothing (D-19). */
    header: z._default(z.string().check(z.maxLength(4000)), ''),
  }),
  output: z.array(WireArticle),
})

export const getItemTip = defineCall({
  service: 'catalogs',
  function: 'getItemTip',
  access: 'profile',
  summary: 'One group of the classification with what lies directly in it',
  input: z.object({ ...catalogAndModel, classification: Code }),
  output: WireItemTip,
})
