import * as z from 'zod/mini'
import { WireCommercialLists, WirePromotions, WirePromotionsWish } from '../wire/commercial-lists.ts'
import { defineCall } from './define-call.ts'

/** */
export const getMyCommercialLists = defineCall({
  service: 'catalogs',
  function: 'getMyCommercialLists',
  access: 'profile',
  summary:
    'The price lists of a catalogue that are valid today, and whether one replaces the one used so far',
  input: z.object({ catalog: z.string().check(z.maxLength(100)) }),
  output: WireCommercialLists,
})

export const catalogPromotions = defineCall({
  service: 'e_promos',
  function: 'jGetCatPromos',
  access: 'profile',
  summary: 'Price lists, campaigns and deliveries of a catalogue on the day of an order',
  input: WirePromotionsWish,
  output: WirePromotions,
})
