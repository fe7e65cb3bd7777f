import { statuses } from '../status.ts'
import {
  anyJson,
  byWord,
  either,
  flag,
  integer,
  listOf,
  mapOf,
  number,
  object,
  oneOf,
  orNull,
  pattern,
  text,
  tuple,
} from './check.ts'
import { coordinate, id, length, placement, point, point3, size3 } from './room-checks.ts'

const minorUnits = integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
const fraction = pattern(/^-?\d{1,6}(\.\d{1,12})?$/, '0.22')
const choices = mapOf(either(text(200), coordinate), 500, 200)
const word = text(20)

const adjustment = object({ kind: oneOf(['price', 'reduction']), amount: minorUnits })
const reduction = object({ text: text(200), amount: minorUnits }, { rounding: integer(-100, 100) })

const date = pattern(/^\d{4}-\d{2}-\d{2}$/, '2026-01-31')
const address = {
  email: text(),
  firstName: text(),
  lastName: text(),
  street: text(),
  postalCode: text(),
  city: text(),
  country: text(),
  mobile: text(),
}
const moreOfAddress = { county: text(), countryCode: pattern(/^[A-Z]{2}$/, 'IT'), vat: text() }

export const checkLight = object(
  { hour: number(0, 24), north: number(0, 360), lamps: flag },
  { environment: text(100), exposure: number(-10, 10) },
)

export const checkHeader = object(
  {
    name: text(200),
    status: oneOf(statuses),
    activeAlternative: id,
    customer: orNull(object(address, { ...moreOfAddress, code: text(40), company: text() })),
    shop: orNull(text()),
    priceList: orNull(text()),
    priceDate: date,
    priceIncrease: number(0, 1000),
    customerFields: mapOf(anyJson(16, 20_000), 200, 200),
  },
  { orderAddress: orNull(object(address, moreOfAddress)), light: orNull(checkLight) },
)

export const checkAlternative = object(
  { id, name: text(200), order: coordinate, choices, followers: flag },
  {
    reduction,
    removed: pattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/, '2026-01-31T12:00:00Z'),
  },
)

export const checkTradeEntry = object(
  {},
  {
    ...{ discounts: tuple(number(0, 1), number(0, 1)), agreed: oneOf([true]) },
    ...{ reason: text(2000), keptUntil: date, cost: minorUnits },
  },
)

export const checkView = object(
  { id, name: text(200), eye: point3, target: point3, fieldOfView: number(1, 179) },
  { isLevel: flag, order: coordinate, offered: flag, picture: text(200) },
)

const base = {
  id,
  alternative: id,
  order: coordinate,
  flags: object({ drawn: flag, offered: flag, ordered: flag }),
  kind: word,
}

const limits = { min: minorUnits, max: minorUnits }
const charges = {
  amount: object({ kind: word, price: minorUnits }),
  percent: object({ kind: word, rate: fraction }, limits),
  perMetre: object({ kind: word, price: minorUnits, metres: number(0, 100_000) }, limits),
}

const inRoom = { group: text(64), locked: flag }
const follower = object({ kind: word, of: listOf(id, 500), detached: flag })
const workedEnd = object({ kind: oneOf(['plain', 'mitre', 'butt']), degrees: number(-180, 180) })
const worked = object({
  ends: tuple(workedEnd, workedEnd),
  cuts: listOf(object({ row: id, at: point, size: tuple(length, length), radius: number(0, 10_000) }), 100),
})
const division = object({
  compartments: listOf(object({ id, width: orNull(length), levels: listOf(coordinate, 100) }), 100),
})

const rowKinds = {
  article: object(
    {
      ...base,
      catalogue: text(200),
      model: text(200),
      article: text(200),
      side: oneOf(['L', 'R']),
      choices,
      quantity: integer(1, 9999),
      placement: orNull(placement),
    },
    { adjustment, ...inRoom, auto: follower, worked, division },
  ),
  free: object(
    {
      ...base,
      text: text(2000),
      quantity: number(0, 1_000_000),
      unit: text(40),
      price: minorUnits,
      vat: fraction,
    },
    {
      ...{ adjustment, onRequest: oneOf([true]), special: object({ of: id }, { variant: text(200) }) },
      ...{ ...inRoom, size: size3, placement: orNull(placement) },
    },
  ),
  service: object({ ...base, text: text(2000), charge: byWord('kind', charges) }, { adjustment }),
  ownAppliance: object({ ...base, text: text(2000), size: size3, placement: orNull(placement) }, inRoom),
  text: object({ ...base, text: text(2000) }),
  subtotal: object({ ...base, text: text(2000) }),
}

export const checkRow = byWord('kind', rowKinds)
