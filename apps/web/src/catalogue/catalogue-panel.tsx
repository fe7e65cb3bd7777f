import { CatalogueBrowser, type CatalogueBrowserProps } from './catalogue-browser.tsx'

/** The catalogue beside the room. */
export function CataloguePanel({ offers, blocks }: Pick<CatalogueBrowserProps, 'offers' | 'blocks'>) {
  return <CatalogueBrowser offers={offers} blocks={blocks} layout="panel" />
}
