import type { Point } from '@arredo/geometry'
import * as fc from 'fast-check'
import type { Command } from '../command.ts'
import type { Desk } from '../desk.ts'
import type { ProjectDocument } from '../document.ts'
import type { Result } from '../result.ts'

/**
 * One thing a person might do next. It is drawn without knowing the document, so `which` counts among whatever
 * is there by then; null where there is nothing to do it to.
 */
export type Deed = {
  readonly name: string
  readonly act: (desk: Desk, newId: () => string) => Result<ProjectDocument> | null
}

/** A command with its input, made of the dice and of what is on the desk. */
export type Act<Dice> = (
  document: ProjectDocument,
  dice: Dice,
  newId: () => string,
  desk: Desk,
) => ((desk: Desk) => Result<ProjectDocument>) | null

export function deed<Dice>(name: string, dice: fc.Arbitrary<Dice>, act: Act<Dice>): fc.Arbitrary<Deed> {
  return dice.map((thrown) => ({
    [fc.toStringMethod]: () => `${name} ${JSON.stringify(thrown)}`,
    name,
    act: (desk, newId) => act(desk.current().document, thrown, newId, desk)?.(desk) ?? null,
  }))
}

export function run<Input>(command: Command<Input>, input: Input): (desk: Desk) => Result<ProjectDocument> {
  return (desk) => desk.run(command, input)
}

/** The nth record, round and round; undefined in an empty map. */
export function nth<Kept>(map: Readonly<Record<string, Kept>>, which: number): Kept | undefined {
  const all = Object.values(map)
  return all[which % Math.max(1, all.length)]
}

export const which = fc.nat(40)
/** Mostly on a grid, so that walls meet, close and lie on one line; sometimes anywhere. */
export const coordinate: fc.Arbitrary<number> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -4, max: 16 }).map((cell) => cell * 500) },
  { weight: 2, arbitrary: fc.integer({ min: -2000, max: 8000 }) },
  { weight: 1, arbitrary: fc.double({ min: -2000, max: 8000, noNaN: true }).map((value) => value + 0) },
)
export const spot: fc.Arbitrary<Point> = fc.tuple(coordinate, coordinate)
/** A step on the same grid. */
export const way: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: -4, max: 4 }).map((cell) => cell * 500),
  fc.integer({ min: -900, max: 900 }),
)
/** What no person means and every command must survive. */
export const absurd = fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 0, -1, 1e-7, 2_000_000, -1e300)
