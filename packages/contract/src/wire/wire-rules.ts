import type { Choices, Limits, Variant } from '@arredo/catalogue'
import * as z from 'zod/mini'
import { readLimits, semicolonsToTabs, textIn, writeChoices, writeLimits } from './wire-choices.ts'

const Code = z.string().check(z.maxLength(100))
const Pairs = z._default(z.string().check(z.maxLength(4000)), '')

/** H-74. */
export const WireHeaderSet = z.object({
  Catalogo: Code,
  /** The final model; `model` counts where it is empty. */
  cmodel: z._default(Code, ''),
  model: z._default(Code, ''),
  fldef: Pairs,
  forcedvar: Pairs,
  defaultvar: Pairs,
  datalimits: Pairs,
})
type WireHeaderSet = z.output<typeof WireHeaderSet>

/** A variant of the whole project under a model. */
export const WireHeaderVariant = z.object({
  cod: z.string(),
  des: z.string(),
  obbligate: z.boolean(),
  /** Its part before `||` names the design class. */
  classe: z.string(),
  value: z.union([z.string(), z.number()]),
  /** Nothing else is possible. */
  forced: z.boolean(),
  values: z.array(z.object({ cod: z.string(), des: z.string() })),
  /** Of a number; null where there is no end. */
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
})
export type WireHeaderVariant = z.output<typeof WireHeaderVariant>

export const WireHeader = z.object({
  /** COD=VAL;COD=VAL, ready to be sent back as a header. */
  header: z.string(),
  variants: z.array(WireHeaderVariant),
})
export type WireHeader = z.output<typeof WireHeader>

/** H-75. */
export const WireInitApplica = z.object({
  catalog: Code,
  cmodel: Code,
  variant: z._default(z.string().check(z.maxLength(4000), z.overwrite(semicolonsToTabs)), ''),
})
type WireInitApplica = z.output<typeof WireInitApplica>

/** What was asked to be applied, completed and separated by tabs, and what no variant of the catalogue is. */
export const WireApplied = z.object({ variant: z.string(), unknown: z.array(z.string()) })
export type WireApplied = z.output<typeof WireApplied>

/** The pairs stay texts: only the catalogue knows what they mean. */
export type HeaderSetWish = {
  readonly catalogue: string
  readonly model: string
  readonly opening: string
  readonly forced: string
  readonly defaults: string
  readonly limits: Limits
}

export type HeaderVariant = {
  readonly variant: Variant
  readonly value: string | number
  readonly isForced: boolean
  readonly limits: Limits[string]
}

export function toWireHeaderSet(
  wish: Omit<HeaderSetWish, 'opening' | 'forced' | 'defaults'> &
    Readonly<Record<'opening' | 'forced' | 'defaults', Choices>>,
): WireHeaderSet {
  return {
    Catalogo: wish.catalogue,
    cmodel: wish.model,
    model: wish.model,
    fldef: writeChoices(wish.opening),
    forcedvar: writeChoices(wish.forced),
    defaultvar: writeChoices(wish.defaults),
    datalimits: writeLimits(wish.limits),
  }
}

export function fromWireHeaderSet(wire: WireHeaderSet): HeaderSetWish {
  return {
    catalogue: wire.Catalogo,
    model: wire.cmodel || wire.model,
    opening: wire.fldef,
    forced: wire.forcedvar,
    defaults: wire.defaultvar,
    limits: readLimits(wire.datalimits),
  }
}

export function toWireHeader(variants: readonly HeaderVariant[], language: string): WireHeader {
  const choices = Object.fromEntries(variants.map(({ variant, value }) => [variant.code, value]))
  return { header: writeChoices(choices), variants: variants.map((each) => toWireVariant(each, language)) }
}

export function toWireInitApplica(wish: {
  readonly catalogue: string
  readonly model: string
  readonly choices: Choices
}): WireInitApplica {
  const variant = semicolonsToTabs(writeChoices(wish.choices))
  return { catalog: wish.catalogue, cmodel: wish.model, variant }
}

export function fromWireInitApplica({ catalog, cmodel, variant }: WireInitApplica) {
  return { catalogue: catalog, model: cmodel, pairs: variant }
}

export function toWireApplied(choices: Choices, unknown: readonly string[]): WireApplied {
  return { variant: semicolonsToTabs(writeChoices(choices)), unknown: [...unknown] }
}

export function toWireVariant(
  { variant, value, isForced, limits }: HeaderVariant,
  language: string,
): WireHeaderVariant {
  const { domain } = variant
  const range = domain.kind === 'integer' ? domain : null
  return {
    cod: variant.code,
    des: textIn(variant.name, language),
    obbligate: variant.mandatory,
    classe: variant.designClass ?? '',
    value,
    forced: isForced,
    values:
      domain.kind === 'options'
        ? domain.options
            .filter(({ code }) => !isForced || code === value)
            .map(({ code, name }) => ({ cod: code, des: textIn(name, language) }))
        : [],
    min: range ? Math.max(range.min, limits?.min ?? range.min) : null,
    max: range ? Math.min(range.max, limits?.max ?? range.max) : null,
  }
}
