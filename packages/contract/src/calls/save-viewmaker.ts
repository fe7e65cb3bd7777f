import * as z from 'zod/mini'
import { KeptViews } from '../wire/wire-viewmaker.ts'
import { defineCall, megabyte } from './define-call.ts'

/** D-262. */
export const saveViewmaker = defineCall({
  service: 'projects',
  function: 'saveViewMaker',
  access: 'profile',
  summary: 'Keep pictures of views, {des, img} as a text of JSON: they are named for the views of a project',
  largest: 8 * megabyte,
  rate: 'keep',
  input: z.object({ json: z.string() }),
  output: KeptViews,
})
