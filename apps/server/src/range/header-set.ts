import {
  type Choices,
  type Limits,
  type Model,
  type Pack,
  resolveModel,
  type Variant,
} from '@arredo/catalogue'
import { fromWireHeaderSet, type HeaderVariant, readChoices, toWireHeader } from '@arredo/contract'
import { findFolded } from '@arredo/contract/host'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { findLive, languageOf } from './live-catalogues.ts'

/** H-74: the variants of the whole project under a model and what the caller adds to it. */
export const headerSet: Handler<'rules/headerSet'> = {
  transaction: 'read',
  async run(asked, input) {
    const wish = fromWireHeaderSet(input)
    const live = await findLive(asked, wish.catalogue)
    if (!live) return fail('notFound', 'Catalog not found')
    const { pack } = live.catalogue
    const model = findModel(pack, wish.model)
    if (!model) return fail('notFound', `${wish.model} is an unknown model`)

    const read = (pairs: string) => readChoices(pack, pairs)
    const [opening, forced, defaults] = [read(wish.opening), read(wish.forced), read(wish.defaults)]
    const unknown = [opening, forced, defaults].flatMap((each) => each.unknown)
    if (unknown.length > 0) return fail('invalid', 'Header not valid', unknown.slice(0, 20))

    const variants = headerVariants(pack, {
      forced: { ...model.forced, ...forced.choices },
      opening: { ...model.opening, ...opening.choices },
      defaults: { ...model.defaults, ...defaults.choices },
      limits: { ...model.limits, ...wish.limits },
    })
    return answer(toWireHeader(variants, languageOf(asked)))
  },
}

export function findModel(pack: Pack, wanted: string): Model | null {
  const named = findFolded(pack.models, wanted, ({ code }) => code)
  return named && resolveModel(pack, named.code)
}

type Given = {
  readonly forced: Choices
  readonly opening: Choices
  readonly defaults: Choices
  readonly limits: Limits
}

export function headerVariants(pack: Pack, given: Given): readonly HeaderVariant[] {
  return Object.values(pack.variants)
    .filter(({ scope }) => scope === 'project')
    .toSorted((one, two) => one.order - two.order)
    .map((variant) => {
      const { code } = variant
      const own = (choices: Choices) => (Object.hasOwn(choices, code) ? choices[code] : undefined)
      const forced = own(given.forced)
      const value = forced ?? own(given.opening) ?? own(given.defaults) ?? firstValue(variant)
      const limits = Object.hasOwn(given.limits, code) ? given.limits[code] : undefined
      return { variant, value, isForced: forced !== undefined, limits: limits ?? {} }
    })
}

function firstValue({ domain }: Variant): string | number {
  return domain.kind === 'integer' ? domain.min : (domain.options[0]?.code ?? '')
}
