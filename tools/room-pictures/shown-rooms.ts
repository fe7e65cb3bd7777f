import type { GallerySource } from '@arredo/contract'
import type { ProjectDocument, RowId } from '@arredo/project'
import { family, inWhite, type ReferenceScene } from '../reference-pictures/reference-scenes.ts'

/** A scene of which README and docs show a picture, `docs/images/rooms/<name>.webp`. */
export type ShownRoom = ReferenceScene & { readonly says: string }

const island: ReferenceScene['view'] = {
  ...{ eye: [4300, -2300, 1650], target: [2550, 3700, 1080], fieldOfView: 37 },
}
const hours = {
  family: {
    day: { hour: 8.5, north: 60, lamps: false },
    evening: { hour: 20.2, north: 60, lamps: true },
    night: { hour: 23, north: 60, lamps: true },
  },
  island: {
    day: { hour: 15, north: 0, lamps: false },
    evening: { hour: 20.2, north: 0, lamps: true },
    night: { hour: 23, north: 0, lamps: true },
  },
} as const

/** Two kitchens through the day, and what one looks at in a room. */
export const shownRooms: readonly ShownRoom[] = [
  {
    ...{ name: 'family-day', says: 'A kitchen in sage and oak in the morning' },
    ...{ room: 'FAMILY', view: family, light: hours.family.day },
  },
  {
    ...{ name: 'family-evening', says: 'In the evening, under its lamps' },
    ...{ room: 'FAMILY', view: family, light: hours.family.evening },
  },
  {
    ...{ name: 'family-night', says: 'By night' },
    ...{ room: 'FAMILY', view: family, light: hours.family.night },
  },
  {
    ...{ name: 'island-day', says: 'A kitchen in graphite and walnut in the afternoon' },
    ...{ room: 'ISLAND', view: island, light: hours.island.day },
  },
  {
    ...{ name: 'island-evening', says: 'In the evening' },
    ...{ room: 'ISLAND', view: island, light: hours.island.evening },
  },
  {
    ...{ name: 'island-night', says: 'By night' },
    ...{ room: 'ISLAND', view: island, light: hours.island.night },
  },
  {
    ...{ name: 'walk', says: 'As one sees it who walks in' },
    ...{ room: 'ISLAND', light: hours.island.day },
    view: { eye: [700, 600, 1650], target: [3300, 4300, 1250], fieldOfView: 58, isLevel: true },
  },
  {
    ...{ name: 'cut-away', says: 'Cut open, all of it at once' },
    ...{ room: 'FAMILY', view: 'overview', light: hours.family.day },
  },
  {
    ...{ name: 'elevation', says: 'Straight at a wall, as on its drawing' },
    ...{ room: 'ISLAND', light: hours.island.day, change: wallAlone },
    view: { eye: [2620, -35_000, 1300], target: [2620, 5000, 1300], fieldOfView: 5, isLevel: true },
  },
  {
    ...{ name: 'open-drawers', says: 'Doors and drawers open' },
    ...{ room: 'FAMILY', light: hours.family.day, opens: drawers },
    view: { eye: [2150, 600, 1700], target: [450, 2500, 700], fieldOfView: 52, isLevel: true },
  },
  {
    ...{ name: 'close-up', says: 'Wood, steel and stone from near by' },
    ...{ room: 'FAMILY', light: hours.family.day },
    view: { eye: [1350, 3150, 1300], target: [2850, 4250, 1000], fieldOfView: 40 },
  },
  {
    ...{ name: 'white-kitchen', says: 'In white: white stays white' },
    ...{ room: 'FAMILY', change: inWhite, view: family, light: hours.family.day },
  },
]

/** What stands at the wall that is looked at, and nothing before it. */
function wallAlone(source: GallerySource): GallerySource {
  return { ...source, items: source.items.filter(({ at }) => (at?.[1] ?? 0) > 4500) }
}

function drawers({ rows }: ProjectDocument): readonly RowId[] {
  return Object.values(rows)
    .filter((row) => row.kind === 'article' && /^[BI]-DR/.test(row.article))
    .map(({ id }) => id)
}
