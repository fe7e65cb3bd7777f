import { statuses } from '../status.ts'
import {
  anyJson,
  type Check,
  either,
  flag,
  integer,
  isFields,
  mapOf,
  number,
  object,
  oneOf,
  orNull,
  pattern,
  text,
  tuple,
} from './check.ts'

const id = text(64)
/** A kilometre: beyond it a length is a mistake or an attack. */
const coordinate = number(-1_000_000, 1_000_000)
const length = number(0.001, 1_000_000)
const point = tuple(coordinate, coordinate)
const point3 = tuple(coordinate, coordinate, coordinate)
const minorUnits = integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
const fraction = pattern(/^-?\d{1,6}(\.\d{1,12})?$/, '0.22')
const choices = mapOf(either(text(200), coordinate), 500, 200)
const placement = object({ at: point3, rotation: number(-360, 360), wall: orNull(id) })

const adjustment = object({ kind: oneOf(['price', 'reduction']), amount: minorUnits, reason: text(2000) })
const reduction = object({ text: text(200), amount: minorUnits }, { rounding: integer(-100, 100) })

export const checkHeader = object(
  {
    name: text(200),
    status: oneOf(statuses),
    activeAlternative: id,
    customer: orNull(
      object({
        email: text(),
        firstName: text(),
        lastName: text(),
        street: text(),
        postalCode: text(),
        city: text(),
        country: text(),
        mobile: text(),
      }),
    ),
    shop: orNull(text()),
    priceList: orNull(text()),
    priceDate: pattern(/^\d{4}-\d{2}-\d{2}$/, '2026-01-31'),
    priceIncrease: number(0, 1000),
    customerFields: mapOf(anyJson(16, 20_000), 200, 200),
  },
  { discounts: tuple(number(0, 1), number(0, 1)) },
)

export const checkAlternative = object({ id, name: text(200), order: coordinate, choices }, { reduction })

export const checkWall = object({ id, from: point, to: point, height: length, thickness: number(0, 5000) })

export const checkOpening = object({
  id,
  wall: id,
  kind: oneOf(['door', 'window']),
  offset: number(0, 1_000_000),
  width: length,
  height: length,
  sill: number(0, 1_000_000),
})

export const checkView = object({
  id,
  name: text(200),
  eye: point3,
  target: point3,
  fieldOfView: number(1, 179),
})

const base = {
  id,
  alternative: id,
  order: coordinate,
  flags: object({ drawn: flag, offered: flag, ordered: flag }),
  kind: text(20),
}

const limits = { min: minorUnits, max: minorUnits }
const charges: Readonly<Record<string, Check>> = {
  amount: object({ kind: text(20), price: minorUnits }),
  percent: object({ kind: text(20), rate: fraction }, limits),
  perMetre: object({ kind: text(20), price: minorUnits, metres: number(0, 100_000) }, limits),
}

const rowKinds: Readonly<Record<string, Check>> = {
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
    { adjustment },
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
    { cost: minorUnits, adjustment },
  ),
  service: object({ ...base, text: text(2000), charge: byKind(charges) }, { adjustment }),
  ownAppliance: object({
    ...base,
    text: text(2000),
    size: tuple(length, length, length),
    placement: orNull(placement),
  }),
  text: object({ ...base, text: text(2000) }),
  subtotal: object({ ...base, text: text(2000) }),
}

export const checkRow = byKind(rowKinds)

function byKind(kinds: Readonly<Record<string, Check>>): Check {
  return (value, at) => {
    const kind = isFields(value) ? value.kind : undefined
    const check = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
    return check ? check(value, at) : `${at}.kind is none of ${Object.keys(kinds).join(', ')}`
  }
}
