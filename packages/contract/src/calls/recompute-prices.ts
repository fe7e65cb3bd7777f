import { WireRecompute, WireRecomputed } from '../wire/recompute-prices.ts'
import { defineCall } from './define-call.ts'

export const recomputePrices = defineCall({
  service: 'projects',
  function: 'recomputePrices',
  access: 'profile',
  summary: "The server's prices of rows, each with its lines; the trade face is for professionals",
  input: WireRecompute,
  output: WireRecomputed,
})
