import type { NameKinds } from './expression/compile-expression.ts'
import type { Kind, Reader, Result, Scalar } from './expression/typed.ts'
import type { AttributeValue, Choices, Option, Pack, Variant } from './pack.ts'

const attributeKinds: Readonly<Record<string, Kind>> = {
  priceGroup: 'text',
  material: 'text',
  tags: 'list',
  neutral: 'boolean',
}

/** Names an option has already; an author's own attributes need others. */
export const builtInAttributes = Object.keys(attributeKinds)

/**
 * An author's work is 'checked': a code or tag that does not exist is a mistake. A published pack is
 * 'trusted', so that what once was published opens for ever.
 */
export type Spelling = 'checked' | 'trusted'

/** What an expression may name: the pack's variants, and whatever else its place adds. */
export function variantNames(
  pack: Pick<Pack, 'variants'>,
  others: ReadonlyMap<string, Kind> = new Map(),
  spelling: Spelling = 'trusted',
): NameKinds {
  return {
    kindOf(name) {
      const variant = findVariant(pack, name)
      if (variant) return variant.domain.kind === 'options' ? 'option' : 'number'
      return others.get(name) ?? null
    },
    attributeKind(name, attribute) {
      const options = optionsOf(pack, name)
      if (!options) return null
      if (Object.hasOwn(attributeKinds, attribute)) return attributeKinds[attribute] ?? null
      const value = ownAttribute(options, attribute)
      return value === undefined ? null : kindOfAttribute(value)
    },
    known: () => [...Object.keys(pack.variants), ...others.keys()],
    ...(spelling === 'checked' && {
      valuesOf: (name, attribute) => knownValues(optionsOf(pack, name), attribute),
    }),
  }
}

function knownValues(options: readonly Option[] | null, attribute: string | null): readonly string[] | null {
  if (!options) return null
  const values = options.flatMap((option): readonly (AttributeValue | undefined)[] => {
    if (attribute === null) return [option.code]
    if (attribute === 'tags') return option.tags ?? []
    if (attribute === 'priceGroup') return [option.priceGroup]
    if (attribute === 'material') return [option.material]
    return [option.attributes?.[attribute]]
  })
  return [...new Set(values.filter((value) => typeof value === 'string'))]
}

export function kindOfAttribute(value: AttributeValue): 'number' | 'text' | 'boolean' {
  if (typeof value === 'number') return 'number'
  return typeof value === 'string' ? 'text' : 'boolean'
}

function ownAttribute(options: readonly Option[], name: string): AttributeValue | undefined {
  for (const { attributes } of options) {
    if (attributes && Object.hasOwn(attributes, name)) return attributes[name]
  }
  return undefined
}

/** Values of a configuration as expressions read them. Naming what has no value is a bug of the caller. */
export function configurationReader(
  pack: Pick<Pack, 'variants'>,
  configuration: Choices,
  others: ReadonlyMap<string, Scalar> = new Map(),
): Reader {
  return {
    read(name) {
      const value = Object.hasOwn(configuration, name) ? configuration[name] : others.get(name)
      if (value === undefined) throw new Error(`${name} has no value here`)
      return value
    },
    readAttribute(name, attribute) {
      const options = optionsOf(pack, name) ?? []
      return attributeOf(
        options.find(({ code }) => code === configuration[name]),
        attribute,
        options,
      )
    },
  }
}

export function chosenOption(
  pack: Pick<Pack, 'variants'>,
  configuration: Choices,
  name: string,
): Option | undefined {
  return optionsOf(pack, name)?.find(({ code }) => code === configuration[name])
}

export function findVariant({ variants }: Pick<Pack, 'variants'>, code: string): Variant | undefined {
  return Object.hasOwn(variants, code) ? variants[code] : undefined
}

function optionsOf(pack: Pick<Pack, 'variants'>, name: string): readonly Option[] | null {
  const domain = findVariant(pack, name)?.domain
  return domain?.kind === 'options' ? domain.options : null
}

function attributeOf(option: Option | undefined, attribute: string, options: readonly Option[]): Result {
  if (attribute === 'tags') return option?.tags ?? []
  if (attribute === 'neutral') return option?.neutral ?? false
  if (attribute === 'material') return option?.material ?? ''
  if (attribute === 'priceGroup') return option?.priceGroup ?? ''

  // "None" need not say how thick it is: what an option leaves out is nothing of its kind.
  const like = ownAttribute(options, attribute)
  const nothing = typeof like === 'number' ? 0 : typeof like === 'boolean' ? false : ''
  return option?.attributes?.[attribute] ?? nothing
}
