import type { Kind, NameKinds, Reader, Result, Scalar } from './expression/compile-expression.ts'
import type { Choices, Option, Pack, Variant } from './pack.ts'

const attributeKinds: Readonly<Record<string, Kind>> = {
  priceGroup: 'text',
  material: 'text',
  tags: 'list',
  neutral: 'boolean',
}

/** What an expression may name: the pack's variants, and whatever else its place adds. */
export function variantNames(
  pack: Pick<Pack, 'variants'>,
  others: ReadonlyMap<string, Kind> = new Map(),
): NameKinds {
  return {
    kindOf(name) {
      const variant = findVariant(pack, name)
      if (variant) return variant.domain.kind === 'options' ? 'text' : 'number'
      return others.get(name) ?? null
    },
    attributeKind(name, attribute) {
      if (findVariant(pack, name)?.domain.kind !== 'options') return null
      return Object.hasOwn(attributeKinds, attribute) ? (attributeKinds[attribute] ?? null) : null
    },
  }
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
      return attributeOf(chosenOption(pack, configuration, name), attribute)
    },
  }
}

export function chosenOption(
  pack: Pick<Pack, 'variants'>,
  configuration: Choices,
  name: string,
): Option | undefined {
  const domain = findVariant(pack, name)?.domain
  if (domain?.kind !== 'options') return undefined
  return domain.options.find(({ code }) => code === configuration[name])
}

export function findVariant({ variants }: Pick<Pack, 'variants'>, code: string): Variant | undefined {
  return Object.hasOwn(variants, code) ? variants[code] : undefined
}

function attributeOf(option: Option | undefined, attribute: string): Result {
  if (attribute === 'tags') return option?.tags ?? []
  if (attribute === 'neutral') return option?.neutral ?? false
  return (attribute === 'material' ? option?.material : option?.priceGroup) ?? ''
}
