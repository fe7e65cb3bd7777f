import { WireRecompute, WireRecomputed } from '../wire/recompute-prices.ts'
import { defineCall, megabyte } from './define-call.ts'

export const recomputePrices = defineCall({
  service: 'projects',
  function: 'recomputePrices',
  access: 'profile',
  summary: "The server's prices of rows, each with its lines; the trade face is for professionals",
  largest: 2 * megabyte,
  rate: 'work',
  input: WireRecompute,
  output: WireRecomputed,
})
