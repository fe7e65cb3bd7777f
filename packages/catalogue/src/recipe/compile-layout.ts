import type { Cut } from '@arredo/geometry'
import type { Clearance, PlanShape, Snap } from '../evaluation.ts'
import type { Reader } from '../expression/typed.ts'
import type { Recipe, RecipeCut, RecipePlanShape } from '../pack.ts'
import { type Compile, compilePair, compilePoint } from './recipe-scope.ts'

export type Layout = {
  readonly snaps?: readonly Snap[]
  readonly plan?: readonly PlanShape[]
  readonly clearances?: readonly Clearance[]
  readonly cut?: Cut
}

/** What a planner needs of an item besides its parts; absent where the recipe says nothing of it. */
export function compileLayout(recipe: Recipe, compile: Compile): (reader: Reader) => Layout {
  const snaps = recipe.snaps?.map((snap, index) => {
    const at = compilePoint(snap.at, compile, 'snaps', index, 'at')
    return ifWanted(
      snap.if,
      compile,
      ['snaps', index],
      (reader): Snap => ({
        code: snap.code,
        at: at(reader),
        facing: snap.facing,
      }),
    )
  })
  const plan = recipe.plan?.map((shape, index) =>
    ifWanted(shape.if, compile, ['plan', index], compilePlanShape(shape, compile, 'plan', index)),
  )
  const clearances = recipe.clearances?.map((zone, index) => {
    const at = compilePoint(zone.at, compile, 'clearances', index, 'at')
    const size = compilePoint(zone.size, compile, 'clearances', index, 'size')
    return ifWanted(
      zone.if,
      compile,
      ['clearances', index],
      (reader): Clearance => ({
        code: zone.code,
        at: at(reader),
        size: size(reader),
        ...(zone.why && { why: zone.why }),
      }),
    )
  })
  const cut = recipe.cut && compileCut(recipe.cut, compile)
  return (reader) => ({
    ...(snaps && { snaps: snaps.flatMap((make) => make(reader)) }),
    ...(plan && { plan: plan.flatMap((make) => make(reader)) }),
    ...(clearances && { clearances: clearances.flatMap((make) => make(reader)) }),
    ...(cut && { cut: cut(reader) }),
  })
}

function ifWanted<Made>(
  condition: string | undefined,
  compile: Compile,
  path: readonly (string | number)[],
  make: (reader: Reader) => Made,
): (reader: Reader) => readonly Made[] {
  if (condition === undefined) return (reader) => [make(reader)]
  const when = compile(condition, 'boolean', ...path, 'if')
  return (reader) => (when(reader) === true ? [make(reader)] : [])
}

function compileCut(hole: RecipeCut, compile: Compile): (reader: Reader) => Cut {
  const at = compilePair(hole.at, compile, 'cut', 'at')
  const width = compile(hole.width, 'number', 'cut', 'width')
  const height = compile(hole.height, 'number', 'cut', 'height')
  return (reader) => ({ at: at(reader), width: Number(width(reader)), height: Number(height(reader)) })
}

function compilePlanShape(
  shape: RecipePlanShape,
  compile: Compile,
  ...path: (string | number)[]
): (reader: Reader) => PlanShape {
  const { line = 'thin' } = shape
  if (shape.shape === 'line') {
    const from = compilePair(shape.from, compile, ...path, 'from')
    const to = compilePair(shape.to, compile, ...path, 'to')
    return (reader) => ({ shape: 'line', line, from: from(reader), to: to(reader) })
  }
  const at = compilePair(shape.at, compile, ...path, 'at')
  if (shape.shape === 'rectangle') {
    const size = compilePair(shape.size, compile, ...path, 'size')
    return (reader) => ({ shape: 'rectangle', line, at: at(reader), size: size(reader) })
  }
  const radius = compile(shape.radius, 'number', ...path, 'radius')
  if (shape.shape === 'circle') {
    return (reader) => ({ shape: 'circle', line, at: at(reader), radius: Number(radius(reader)) })
  }
  const [start, end] = [
    compile(shape.start, 'number', ...path, 'start'),
    compile(shape.end, 'number', ...path, 'end'),
  ]
  return (reader) => ({
    shape: 'arc',
    line,
    at: at(reader),
    radius: Number(radius(reader)),
    start: Number(start(reader)),
    end: Number(end(reader)),
  })
}
