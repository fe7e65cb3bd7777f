import { addFixture, type Fixture, type FixtureKind, refuse, usualFixtures } from '@arredo/project'
import type { Hit, Modifiers, Shown } from '../editor-state.ts'
import { spotInRoom, spotOnWall } from '../fixture/first-spot.ts'
import { type FixtureSide, fixtureDistances } from '../fixture/fixture-distances.ts'
import { fixtureAt } from '../fixture/fixture-spot.ts'
import type { FixtureWish, PlacedFixture } from '../fixture/fixture-wish.ts'
import { distanceLabels, fixtureMarks } from '../select/fixture-marks.ts'
import { onlySelected } from '../selection.ts'
import { type Entry, plainTool, type Tool, type Workbench } from './tool.ts'

type Locks = Partial<Readonly<Record<FixtureSide, number>>>

/** Of two opposite distances the one typed last holds. */
const opposite: Partial<Readonly<Record<FixtureSide, FixtureSide>>> = {
  left: 'right',
  right: 'left',
  front: 'back',
  back: 'front',
}

/**
 * Holds a fixture against wall, floor or ceiling, its distances beside it to be typed. It begins somewhere of
 * itself, so that typing and Enter are enough.
 */
export function fixtureTool(workbench: Workbench, kind: FixtureKind): Tool {
  const { desk } = workbench
  const id = workbench.newId()
  const usual: FixtureWish = { kind, size: usualFixtures[kind].size }
  let wish = usual
  let placed: PlacedFixture | null = firstSpot()
  let pointed: { readonly hit: Hit; readonly snaps: boolean } | null = null
  let locks: Locks = {}
  let shown: Shown | null = placed && previewOf(withLocks(placed, locks))

  function firstSpot(): PlacedFixture | null {
    const { document } = desk.current()
    const { selection, face } = workbench.state()
    const wall = onlySelected(selection, 'wall')
    if (wall !== null) return spotOnWall(document, usual, wall, face)
    return spotInRoom(document, usual, onlySelected(selection, 'room'))
  }

  function withLocks(spot: PlacedFixture, typed: Locks): Fixture {
    const { document } = desk.current()
    let fixture: Fixture = { ...spot, id }
    for (const [side, wanted] of Object.entries(typed)) {
      const found = fixtureDistances(document, fixture).find((distance) => distance.side === side)
      if (found) fixture = { ...fixture, placement: found.at(wanted) }
    }
    return fixture
  }

  function previewOf(fixture: Fixture): Shown | null {
    const preview = desk.preview(addFixture, { fixture })
    return preview.ok ? { ...preview.value, tints: {} } : null
  }

  /** Where it cannot be it stays where it last could. */
  const hold = (hit: Hit, { freely }: Modifiers) => {
    pointed = { hit, snaps: workbench.state().snaps && !freely }
    follow()
  }

  function follow(): void {
    const { document } = desk.current()
    const seat = placed?.placement.seat
    const keep = seat?.on === 'wall' ? seat : null
    const next = pointed ? fixtureAt(document, wish, pointed.hit, keep, pointed.snaps) : placed
    const preview = next && previewOf(withLocks(next, locks))
    if (!next || !preview) return
    placed = next
    shown = preview
    workbench.changed()
  }

  function lock(side: FixtureSide, wanted: number) {
    if (!(wanted >= 0 && Number.isFinite(wanted))) return refuse('A distance is 0 or more')
    if (!placed) return refuse('No such place')
    const { [opposite[side] ?? side]: _, ...others } = locks
    const next = { ...others, [side]: wanted }
    const tried = desk.preview(addFixture, { fixture: withLocks(placed, next) })
    if (!tried.ok) return tried
    locks = next
    shown = { ...tried.value, tints: {} }
    workbench.changed()
    return tried
  }

  function commit(): void {
    const fixture = shown?.document.fixtures[id]
    if (!fixture || !desk.run(addFixture, { fixture }).ok) return
    workbench.leave()
    workbench.set({ selection: [{ kind: 'fixture', id }] })
  }

  return {
    ...plainTool,
    aim: () => ({ on: 'room', hiddenToo: usualFixtures[kind].on[0] === 'wall' }),
    hovers: true,
    cursor: () => 'copy',
    preview: () => shown,
    overlay: () => (shown ? fixtureMarks(shown, id) : []),
    down: hold,
    move: hold,
    up(hit, modifiers) {
      hold(hit, modifiers)
      commit()
    },
    key({ key }) {
      if (key === 'Enter' && shown) {
        commit()
        return true
      }
      if (key.toLowerCase() !== 'r' || kind !== 'beam') return false
      wish = { ...wish, isTurned: !wish.isTurned }
      follow()
      return true
    },
    cancel() {
      placed = null
      shown = null
      locks = {}
      return false
    },

    entries(): readonly Entry[] {
      const fixture = shown?.document.fixtures[id]
      if (!shown || !fixture) return []
      const told = fixtureDistances(shown.document, fixture).filter(
        ({ side, value }) => value >= 1 || locks[side] !== undefined,
      )
      return told.map(({ side, value, from, to }) => ({
        id: `${id} ${side}`,
        label: distanceLabels[side],
        kind: 'length',
        value,
        from,
        to,
        isLive: true,
        piece: id,
        enter: (wanted) => lock(side, wanted),
      }))
    },
  }
}
