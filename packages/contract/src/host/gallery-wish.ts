import * as z from 'zod/mini'
import { newProjectKeys, newProjectRefusals, newProjectShape, startOf } from './new-project-options.ts'
import { Text } from './readers.ts'

/** H-54: both gallery actions ask in the same words. */
export const galleryKeys = {
  catalog: {
    type: 'string',
    about: 'Code of the catalogue, unless the configuration forces one',
    required: true,
  },
  id: { type: 'string', about: 'Code of the gallery, any case', required: true },
  ...newProjectKeys,
} as const

export const galleryRefusals = [
  'Missing id gallery',
  'Missing catalog',
  'Catalog not found',
  'No galleries available',
  'Unknown id gallery',
  ...newProjectRefusals,
] as const

export const GallerySchema = z.pipe(
  z.object({ catalog: Text, id: Text, ...newProjectShape }),
  z.transform((wire, context) => ({
    start: startOf(wire, context),
    catalogue: wire.catalog,
    gallery: wire.id,
  })),
)
