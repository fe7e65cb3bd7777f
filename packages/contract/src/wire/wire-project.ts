import * as z from 'zod/mini'
import { WireOtherRow, WirePlace } from './wire-other-row.ts'

/** The legacy shape of a project (H-65, A-144…A-147). These words live here and nowhere else (D-66). */

const Corner = z.object({ x: z.number(), y: z.number() })
export const Chosen = z.record(z.string(), z.union([z.string(), z.number()]))
const orEmpty = z._default(z.string(), '')

/** By its clear line: the room lies to the right of start → end. */
export const WireWall = z.object({
  id: z.string(),
  start: Corner,
  end: Corner,
  height: z.number(),
  /** Thickness, outward. */
  depth: z.number(),
})

export const WireOpening = z.object({
  id: z.string(),
  wallid: z.string(),
  /** A passage is a door without a leaf. */
  type: z.enum(['door', 'window']),
  offset: z.number(),
  width: z.number(),
  height: z.number(),
  sill: z.number(),
})

/** what a row of the legacy shape is. */
export const rowType = { wall: 1, wallItem: 2, floor: 3, box: 5, ceilings: 8 } as const
/** the code of a wall that is nothing but a wall. */
export const baseWall = '999'
/** millimetres of the room to one unit of the legacy map. */
export const mapScale = 1000

export const WireRow = z.object({
  type: z._default(z.number(), rowType.box),
  uniqueid: z.string(),
  /** The row it sits on or in, or the group it belongs to. */
  boxid: z._default(z.nullable(z.string()), null),
  catalog: z.string(),
  model: z.string(),
  /** Final model. */
  cmodel: z.string(),
  cod: z.string(),
  des: orEmpty,
  /** Configuration without what comes from the header. */
  neutro: z._default(Chosen, {}),
  /** Order-system code. */
  erp: orEmpty,
  extraEval: z._default(z.record(z.string(), z.unknown()), {}),
  /** Chosen variants. */
  reg: z._default(Chosen, {}),
  /** Last evaluation. */
  rule: z._default(z.nullable(Chosen), null),
  jeval3ddone: z._default(z.boolean(), false),
  auto: z._default(z.boolean(), false),
  local: z._default(z.boolean(), false),
  /** Fixed to a wall. */
  wallItem: z._default(z.boolean(), false),
  side: z._default(z.enum(['L', 'R']), 'L'),
  qty: z._default(z.number(), 1),
  pos: z._default(z.nullable(WirePlace), null),
  flags: z._default(z.object({ drawn: z.boolean(), offered: z.boolean(), ordered: z.boolean() }), {
    drawn: true,
    offered: true,
    ordered: true,
  }),
})

/** */
const WireAddress = z.object({
  city: orEmpty,
  country: orEmpty,
  countrycode: orEmpty,
  county: orEmpty,
  email: orEmpty,
  firstname: orEmpty,
  mobile: orEmpty,
  postalcode: orEmpty,
  street: orEmpty,
  surname: orEmpty,
  vat: orEmpty,
})

/** What the legacy shape has no field for. */
const WireCustomer = z.object({
  /** In the shop's file of customers. */
  cod: z.optional(z.string()),
  company: z.optional(z.string()),
})

export const WireView = z.object({
  id: z.string(),
  des: z.string(),
  eye: z.tuple([z.number(), z.number(), z.number()]),
  target: z.tuple([z.number(), z.number(), z.number()]),
  fov: z.number(),
  /** By a camera held level, with its lens shifted towards the target. */
  level: z.optional(z.boolean()),
  /** Whether offers have a picture of it. */
  offer: z.optional(z.boolean()),
  /** The name of a picture that came by saveViewmaker. */
  img: z.optional(z.string()),
})

const Reference = z._default(z.nullable(z.union([z.string(), z.number()])), null)

const Rate = z._default(z.nullable(z.number()), null)

export const WireProject = z.object({
  id: z.nullable(z.number()),
  des: z.string(),
  isopen: z._default(z.boolean(), true),
  status: z.string(),
  shopid: z._default(z.nullable(z.string()), null),
  listid: z._default(z.nullable(z.string()), null),
  customercod: orEmpty,
  customerFields: z._default(z.record(z.string(), z.unknown()), {}),
  /** The order's; behind it the customer's own, where that is another. */
  orderaddress: z._default(z.array(WireAddress), []),
  customer: z.optional(WireCustomer),
  img: orEmpty,
  currentrow: z._default(z.nullable(z.string()), null),
  envWall: z._default(
    z.object({
      wallsVector: z._default(z.array(WireWall), []),
      windowInstance: z._default(z.array(WireOpening), []),
    }),
    { wallsVector: [], windowInstance: [] },
  ),
  history: z._default(z.array(z.unknown()), []),
  /** yyyymmdd, as every date of eight digits (D-65). */
  priceDate: z.string(),
  /** Anything that is no number counts as 1. */
  pricesIncrease: z._default(z.unknown(), 1),
  toReval: z._default(z.boolean(), true),
  isoffer: z._default(z.boolean(), false),
  iderp3: Reference,
  olnid: Reference,
  insightContextId: Reference,
  engine_views: z._default(z.array(WireView), []),
  /** A-146; null where the discounts are the price list's, agreed where they count instead of those (D-137). */
  globalPriceExtras: z._default(
    z.object({ totalDiscount1: Rate, totalDiscount2: Rate, agreed: z.optional(z.literal(true)) }),
    { totalDiscount1: null, totalDiscount2: null },
  ),
  /** Variants of the whole project (D-19). */
  header: z._default(Chosen, {}),
  rows: z.array(WireRow),
  otherRows: z.optional(z.array(WireOtherRow)),
  /** Of the preferences, on every exported project (H-49, D-18). */
  measures: z._default(z.unknown(), null),
  currency: orEmpty,
})
export type WireProject = z.output<typeof WireProject>
export type WireAddress = z.output<typeof WireAddress>
export type WireWall = z.output<typeof WireWall>
export type WireRow = z.output<typeof WireRow>
