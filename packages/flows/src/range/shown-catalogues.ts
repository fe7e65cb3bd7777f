import type { Catalogue, Text } from '@arredo/catalogue'
import type { Config } from '@arredo/contract'

/**
 * local catalogues serve the projects that use them; nobody is offered anything from them, unless it is the one
 * accessories are taken from.
 */
export function shownCatalogues(
  { localCatalogues = [], accessoriesCatalogue }: Pick<Config, 'localCatalogues' | 'accessoriesCatalogue'>,
  catalogues: readonly Catalogue[],
): readonly Catalogue[] {
  const hidden = localCatalogues.filter((code) => code !== accessoriesCatalogue)
  // The same list where nothing is hidden: screens compare by identity.
  if (hidden.length === 0) return catalogues
  return catalogues.filter(({ pack }) => !hidden.includes(pack.code))
}

export type Accessories =
  | { readonly isEnabled: true; readonly code: string; readonly name: Text }
  | { readonly isEnabled: false }

/** on only where a catalogue has the configured code, and then with its name. */
export function accessoriesOf(
  { accessoriesCatalogue }: Pick<Config, 'accessoriesCatalogue'>,
  catalogues: readonly { readonly code: string; readonly name: Readonly<Record<string, string>> }[],
): Accessories {
  const found = catalogues.find(({ code }) => code === accessoriesCatalogue)
  return found
    ? { isEnabled: true, code: found.code, name: { en: found.code, ...found.name } }
    : { isEnabled: false }
}
