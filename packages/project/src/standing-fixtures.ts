import { type Place, placeOf, type Shell, type Standing, shellOf } from '@arredo/geometry'
import type { ProjectDocument } from './document.ts'
import type { Fixture, FixtureId } from './room-records.ts'
import { usualFixtures } from './usual-fixtures.ts'

/** A fixture where it is. */
export type StandingFixture = Standing & { readonly id: FixtureId; readonly fixture: Fixture }

/** Those whose seat is there; the same list as long as walls and fixtures are the same. */
export function standingFixtures(document: ProjectDocument): readonly StandingFixture[] {
  const { fixtures, openings } = document
  const last = latest.get(fixtures)
  const shell = shellOf(document)
  if (last?.shell === shell && last.openings === openings) return last.standing

  const standing = Object.keys(fixtures).flatMap((id) => standingFixture(document, id) ?? [])
  latest.set(fixtures, { shell, openings, standing })
  return standing
}

type Latest = {
  readonly shell: Shell
  readonly openings: ProjectDocument['openings']
  readonly standing: readonly StandingFixture[]
}

const latest = new WeakMap<ProjectDocument['fixtures'], Latest>()

/** Null where what it hangs on is not there. */
export function standingFixture(document: ProjectDocument, id: FixtureId): StandingFixture | null {
  const fixture = document.fixtures[id]
  return fixture ? fixtureWhereItIs(document, fixture) : null
}

/** The same for one that is not in the document yet. */
export function fixtureWhereItIs(document: ProjectDocument, fixture: Fixture): StandingFixture | null {
  const [width, depth, height] = fixture.size
  const size = { width, depth, height }
  const { openings } = document
  const place = placeOf(
    { placement: fixture.placement, size },
    { shell: shellOf(document), openings, placeOfRow: () => null },
  )
  if (!place) return null
  const last = known.get(fixture)
  if (last && isSamePlace(last.place, place)) return last

  const standing = { id: fixture.id, fixture, place, size }
  known.set(fixture, standing)
  return standing
}

/** By the record: what is where it was is the same object, so that views draw only what moved. */
const known = new WeakMap<Fixture, StandingFixture>()

function isSamePlace(one: Place, two: Place): boolean {
  return one.rotation === two.rotation && one.at.every((value, axis) => value === two.at[axis])
}

/** What nothing else can stand in: columns, beams, radiators. */
export function solidFixtures(document: ProjectDocument): readonly StandingFixture[] {
  const all = standingFixtures(document)
  const last = solid.get(all)
  if (last) return last
  const found = all.filter(({ fixture }) => usualFixtures[fixture.kind].isSolid)
  solid.set(all, found)
  return found
}

const solid = new WeakMap<readonly StandingFixture[], readonly StandingFixture[]>()
