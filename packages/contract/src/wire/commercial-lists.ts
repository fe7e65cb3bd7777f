import type { PriceList, Promotion } from '@arredo/catalogue'
import { isoDate } from '@arredo/measures'
import * as z from 'zod/mini'
import { textIn } from './wire-choices.ts'
import { readDate, writeDate } from './wire-date.ts'

const Code = z.string().check(z.maxLength(100))

/** A price list somebody may choose; dates are yyyymmdd, empty where there is no end. */
const WireList = z.object({
  cod: z.string(),
  des: z.string(),
  currency: z.string(),
  from: z.string(),
  to: z.string(),
})

const WireCampaign = z.object({
  cod: z.string(),
  des: z.string(),
  from: z.string(),
  to: z.string(),
  /** For professionals; empty for everybody else (D-80). */
  rate: z.string(),
})

/** */
export const WireCommercialLists = z.object({
  hasNewCommercialList: z.boolean(),
  lists: z.array(WireList),
})
type WireCommercialLists = z.output<typeof WireCommercialLists>

export const WirePromotionsWish = z.object({
  Catalogo: Code,
  /** yyyymmdd; empty means today. */
  orderdate: z._default(z.string().check(z.regex(/^(\d{8})?$/)), ''),
})
type WirePromotionsWish = z.output<typeof WirePromotionsWish>

export const WirePromotions = z.object({
  list: z.array(WireList),
  campaign: z.array(WireCampaign),
  /** Terms of delivery of the order system; none is connected, so there are none. */
  delivery: z.array(z.object({ cod: z.string(), des: z.string() })),
})
type WirePromotions = z.output<typeof WirePromotions>

export type CommercialList = {
  readonly code: string
  readonly name: string
  readonly currency: string
  readonly from: string
  /** Null without an end. */
  readonly to: string | null
}

export type Campaign = Omit<CommercialList, 'currency'> & { readonly rate: string }

type Delivery = { readonly code: string; readonly name: string }

export type CommercialTerms = {
  readonly lists: readonly CommercialList[]
  readonly campaigns: readonly Campaign[]
  readonly deliveries: readonly Delivery[]
}

export function toWireCommercialLists(
  lists: readonly PriceList[],
  hasNew: boolean,
  language: string,
): WireCommercialLists {
  return { hasNewCommercialList: hasNew, lists: lists.map((list) => toWireList(list, language)) }
}

export function fromWireCommercialLists({ hasNewCommercialList, lists }: WireCommercialLists) {
  return { hasNew: hasNewCommercialList, lists: lists.map(fromWireList) }
}

export function toWirePromotionsWish(wish: {
  readonly catalogue: string
  readonly orderDate: string | null
}): WirePromotionsWish {
  return { Catalogo: wish.catalogue, orderdate: wish.orderDate === null ? '' : writeDate(wish.orderDate) }
}

export function fromWirePromotionsWish({ Catalogo, orderdate }: WirePromotionsWish) {
  return { catalogue: Catalogo, orderDate: isoDate(orderdate) || null }
}

export function toWirePromotions(
  lists: readonly PriceList[],
  promotions: readonly Promotion[],
  language: string,
): WirePromotions {
  return {
    list: lists.map((list) => toWireList(list, language)),
    campaign: promotions.map(({ code, name, from, to, rate }) => ({
      cod: code,
      des: textIn(name, language),
      from: writeDate(from),
      to: writeDate(to),
      rate,
    })),
    delivery: [],
  }
}

export function fromWirePromotions({ list, campaign, delivery }: WirePromotions): CommercialTerms {
  return {
    lists: list.map(fromWireList),
    campaigns: campaign.map(({ cod, des, from, to, rate }) => ({
      ...{ code: cod, name: des, rate },
      ...{ from: readDate(from), to: to === '' ? null : readDate(to) },
    })),
    deliveries: delivery.map(({ cod, des }) => ({ code: cod, name: des })),
  }
}

function toWireList(list: PriceList, language: string): z.output<typeof WireList> {
  return {
    cod: list.code,
    des: textIn(list.name, language),
    currency: list.currency,
    from: writeDate(list.validFrom),
    to: writeDate(list.validTo ?? ''),
  }
}

function fromWireList({ cod, des, currency, from, to }: z.output<typeof WireList>): CommercialList {
  return { code: cod, name: des, currency, from: readDate(from), to: to === '' ? null : readDate(to) }
}
