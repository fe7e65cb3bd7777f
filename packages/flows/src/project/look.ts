import {
  type Choices,
  type Model,
  type OptionDomain,
  type Pack,
  resolveModel,
  type Variant,
} from '@arredo/catalogue'

/** What a whole project is made in: a model, and what is chosen once for all of it. */
export type Look = { readonly model: string; readonly choices: Choices }

/** What a catalogue lets one choose of a look. */
export type Looks = {
  /** Those that are sold, with all they inherit. */
  readonly models: readonly Model[]
  /** Of several options each, in the catalogue's order. */
  readonly variants: readonly HeaderVariant[]
}

export type HeaderVariant = Variant & { readonly domain: OptionDomain }

export function looksOf(pack: Pack): Looks {
  const sold = new Set(pack.articles.flatMap(({ models }) => models))
  const bases = new Set(pack.models.map(({ base }) => base))
  return {
    models: pack.models
      .filter(({ code }) => sold.has(code) && !bases.has(code))
      .flatMap(({ code }) => resolveModel(pack, code) ?? []),
    variants: Object.values(pack.variants)
      .filter(isHeaderVariant)
      .filter(({ domain }) => domain.options.length > 1)
      .toSorted((one, two) => one.order - two.order),
  }
}

/** With one model and nothing to choose for the whole project there is nothing to ask. */
export function isLookOpen({ models, variants }: Looks): boolean {
  return models.length > 1 || (models.length === 1 && variants.length > 0)
}

/** Which values a look shows: what a person picked, else what its model brings. */
export function shownChoices({ variants }: Looks, model: Model, picked: Choices): Choices {
  const brought = { ...model.defaults, ...model.opening, ...picked, ...model.forced }
  return onlyOf(variants, brought)
}

/** What a project is given: a model's defaults stay the model's, who changes them later need not look for them. */
export function chosenLook({ variants }: Looks, model: Model, picked: Choices): Look {
  const free = variants.filter(({ code }) => model.forced[code] === undefined)
  return { model: model.code, choices: onlyOf(free, { ...model.opening, ...picked }) }
}

function onlyOf(variants: readonly Variant[], choices: Choices): Choices {
  return Object.fromEntries(
    variants.flatMap(({ code }) => (choices[code] === undefined ? [] : [[code, choices[code]]])),
  )
}

function isHeaderVariant(variant: Variant): variant is HeaderVariant {
  return variant.scope === 'project' && variant.domain.kind === 'options'
}
