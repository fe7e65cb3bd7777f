import { lazy } from 'react'
import { CataloguePanel } from '../catalogue/catalogue-panel.tsx'
import { BesideChoice } from './beside-choice.tsx'
import { useHasBlocks } from './blocks/use-show-blocks.ts'
import { useCatalogueOffers } from './use-catalogue-offers.ts'

const BlockShelf = lazy(async () => ({ default: (await import('./blocks/block-shelf.tsx')).BlockShelf }))

/** What can be placed in this room, and the blocks that were kept. */
export function PlannerCatalogue() {
  const hasBlocks = useHasBlocks()
  return (
    <>
      <BesideChoice />
      <CataloguePanel offers={useCatalogueOffers()} blocks={hasBlocks ? BlockShelf : null} />
    </>
  )
}
