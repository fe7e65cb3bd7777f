import type { Catalogue, Choices, Model } from '@arredo/catalogue'
import { chosenLook, type Looks, looksOf } from '@arredo/flows'
import type { RestyleWish } from '@arredo/planning'
import { type AlternativeId, isFollower, type ProjectDocument, rowsInOrder } from '@arredo/project'
import { keptPicks } from '../../dialogs/look/look-options.ts'

/** What most of an alternative is made in, and what is chosen once for all of it. */
export type PresentLook = {
  readonly catalogue: Catalogue
  readonly looks: Looks
  readonly model: Model
  readonly header: Choices
}

/** Null where nothing stands that has a look. */
export function presentLook(
  catalogues: readonly Catalogue[],
  document: ProjectDocument,
  alternative: AlternativeId,
): PresentLook | null {
  const used = new Map<string, number>()
  for (const row of rowsInOrder(document, alternative)) {
    if (row.kind !== 'article' || isFollower(row)) continue
    const key = JSON.stringify([row.catalogue, row.model])
    used.set(key, (used.get(key) ?? 0) + 1)
  }
  const header = document.alternatives[alternative]?.choices ?? {}
  for (const [key] of [...used].toSorted(([, one], [, two]) => two - one)) {
    const [code, modelCode]: readonly [string, string] = JSON.parse(key)
    const catalogue = catalogues.find(({ pack }) => pack.code === code)
    const looks = catalogue && looksOf(catalogue.pack)
    const model = looks?.models.find((each) => each.code === modelCode)
    const isOpen = looks && (looks.models.length > 1 || looks.variants.length > 0)
    if (catalogue && model && isOpen) return { catalogue, looks, model, header }
  }
  return null
}

export type Wished = {
  readonly model: Model
  /** What the tiles show as chosen, besides what the model brings. */
  readonly picked: Choices
  /** Null while it is the look that is there. */
  readonly wish: RestyleWish | null
}

/**
 * Of another model what it brings by itself, with what a person chose now or once chose otherwise than the old model
 * has it, as far as it is made so.
 */
export function wishedLook(present: PresentLook, modelCode: string, picks: Choices): Wished {
  const { catalogue, looks, header } = present
  const code = catalogue.pack.code
  const model = looks.models.find((each) => each.code === modelCode) ?? present.model
  if (model.code === present.model.code) {
    const choices = { ...header, ...picks }
    const isSame = Object.entries(picks).every(([variant, value]) => header[variant] === value)
    return { model, picked: choices, wish: isSame ? null : { catalogue: code, model: null, choices } }
  }
  const codes = new Set(looks.variants.map((variant) => variant.code))
  const meant = Object.entries(header).filter(
    ([variant, value]) => codes.has(variant) && present.model.opening[variant] !== value,
  )
  const foreign = Object.entries(header).filter(([variant]) => !codes.has(variant))
  const picked = keptPicks({ catalogue, looks, model, picked: { ...Object.fromEntries(meant), ...picks } })
  const choices = { ...Object.fromEntries(foreign), ...chosenLook(looks, model, picked).choices }
  return { model, picked, wish: { catalogue: code, model: model.code, choices } }
}
