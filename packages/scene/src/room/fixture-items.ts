import type { Pack } from '@arredo/catalogue'
import { type ProjectDocument, type StandingFixture, standingFixtures } from '@arredo/project'
import type { Item } from '../items/item.ts'
import { fixtureParts } from './fixture-parts.ts'

/** What the room brings along, drawn like any item; what hangs on a wall is cut away with it. */
export function fixtureItems(document: ProjectDocument): readonly Item[] {
  return standingFixtures(document).map((standing) => {
    const last = known.get(standing)
    if (last) return last
    const item = itemOf(standing)
    known.set(standing, item)
    return item
  })
}

const known = new WeakMap<StandingFixture, Item>()

function itemOf({ id, fixture, place, size }: StandingFixture): Item {
  const { seat } = fixture.placement
  return {
    ...{ id: `fixture ${id}`, parts: fixtureParts[fixture.kind](fixture), size, side: 'L', finishes, place },
    ...(seat.on === 'wall' ? { setInto: seat.wall } : {}),
    ...{ isOpen: false, tint: 'none', of: { kind: 'fixture', id } },
  }
}

const finishes: Pack['materials'] = {
  plaster: { name: { en: 'Plaster' }, colour: '#efece5', finish: 'matt' },
  timber: { name: { en: 'Timber' }, colour: '#b08a5e', finish: 'wood' },
  enamel: { name: { en: 'Enamel' }, colour: '#f6f6f4', finish: 'satin' },
  plate: { name: { en: 'Plate' }, colour: '#fbfbf9', finish: 'satin' },
  rim: { name: { en: 'Insert' }, colour: '#eceae5', finish: 'satin' },
  dark: { name: { en: 'Opening' }, colour: '#3a3b3d', finish: 'matt' },
  chrome: { name: { en: 'Chrome' }, colour: '#c8cacc', finish: 'metal' },
  brass: { name: { en: 'Brass' }, colour: '#c9a24e', finish: 'metal' },
  pipe: { name: { en: 'Pipe' }, colour: '#9fa3a6', finish: 'satin' },
  hot: { name: { en: 'Hot' }, colour: '#b8463c', finish: 'satin' },
  cold: { name: { en: 'Cold' }, colour: '#3f6fa8', finish: 'satin' },
  gas: { name: { en: 'Gas' }, colour: '#d9b53a', finish: 'satin' },
  glow: { name: { en: 'Shade' }, colour: '#fffaf0', finish: 'satin' },
}
