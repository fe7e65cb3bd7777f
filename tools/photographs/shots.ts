import type { PhotographLight, StageView } from '@arredo/contract'

export type Shot = {
  /** Its file is `docs/images/<name>.jpg`. */
  readonly name: string
  /** What README and docs say under it. */
  readonly says: string
  readonly subject: { readonly room: string } | { readonly catalogue: string; readonly article: string }
  /** The first view of a room, or the one in which an article alone is shown, where it is left out. */
  readonly view?: Exclude<StageView, 'overview'>
  readonly light: PhotographLight
  /** A gallery of the catalogue that shows it too. */
  readonly gallery?: string
}

/** From where one wall is taken away, near enough that its edges are not seen. */
const family: NonNullable<Shot['view']> = {
  eye: [4700, -1300, 1600],
  target: [2200, 2950, 1000],
  fieldOfView: 48,
}

const day = (hour: number, north: number): PhotographLight => ({ hour, north, lamps: false })
const evening = (north: number): PhotographLight => ({ hour: 20.2, north, lamps: true })

/** Every photograph of our own. North is where it brings the sun through the largest window. */
export const shots: readonly Shot[] = [
  {
    name: 'room-1-day',
    says: 'A kitchen in sage and oak around a table for six, in the morning',
    subject: { room: 'FAMILY' },
    view: family,
    light: day(8.5, 60),
    gallery: 'family',
  },
  {
    name: 'room-1-evening',
    says: 'The same kitchen in the evening, under its lamps',
    subject: { room: 'FAMILY' },
    view: family,
    light: evening(60),
  },
  {
    name: 'room-2-day',
    says: 'A kitchen in graphite with a walnut island and brass lamps, at noon',
    subject: { room: 'ISLAND' },
    light: day(15, 0),
    gallery: 'island',
  },
  {
    name: 'room-2-evening',
    says: 'The same kitchen in the evening',
    subject: { room: 'ISLAND' },
    light: evening(0),
  },
  {
    name: 'island',
    says: 'The island of walnut and marble, and what stands at it',
    subject: { room: 'ISLAND' },
    view: { eye: [4750, 700, 1500], target: [2600, 2700, 850], fieldOfView: 48 },
    light: day(16, 0),
  },
  {
    name: 'sellers-kitchen',
    says: "A seller's own kitchen, in navy and oak",
    subject: { room: 'SELLER' },
    light: day(8.5, 60),
  },
  {
    name: 'oak-and-steel',
    says: 'Oak and steel from near by',
    subject: { room: 'FAMILY' },
    view: { eye: [1350, 3150, 1300], target: [2850, 4250, 1000], fieldOfView: 40 },
    light: day(8.5, 60),
  },
  {
    name: 'armchair',
    says: 'An article alone',
    subject: { catalogue: 'DECOR', article: 'ARMCHAIR' },
    light: day(11, 0),
  },
]
