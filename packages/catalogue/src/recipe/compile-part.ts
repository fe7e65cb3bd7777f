import type { Motion, Part, Point3 } from '@arredo/geometry'
import type { Reader, Scalar } from '../expression/typed.ts'
import type { Choices, Opens, Pack, RecipePart } from '../pack.ts'
import { compileMaterial, fixedMaterial } from './compile-material.ts'
import { compileShape } from './compile-shape.ts'
import { opensOf } from './opens.ts'
import { type Compile, compilePoint } from './recipe-scope.ts'

export type Builder = (reader: Reader, configuration: Choices, others: Map<string, Scalar>) => readonly Part[]

/** More copies than any furniture has; a slip in a formula must not fill the memory. */
const mostCopies = 200

export function compilePart(
  part: RecipePart,
  pack: Pick<Pack, 'variants' | 'materials'>,
  compile: Compile,
  report: (message: string) => void,
): Builder {
  const when = part.if === undefined ? () => true : compile(part.if, 'boolean', 'if')
  const at = compilePoint(part.at, compile, 'at')
  const count = part.repeat ? compile(part.repeat.count, 'number', 'repeat', 'count') : () => 1
  const step = compilePoint(part.repeat?.step ?? [0, 0, 0], compile, 'repeat', 'step')
  const shape = compileShape(part, compile)
  const material = compileMaterial(part.material, pack, report)
  const opening = part.opens === undefined ? () => ({}) : compileOpens(opensOf(part.opens), compile)
  const light = compileLight(part, compile)
  const cut = compileCut(part, pack.materials)
  const edges = part.edges && { edges: part.edges }

  const copy = (index: number, code: string, reader: Reader): readonly Part[] => {
    if (when(reader) !== true) return []
    const [x, y, z] = at(reader)
    const [dx, dy, dz] = step(reader)
    const place: Point3 = [x + dx * index, y + dy * index, z + dz * index]
    const solid = shape(reader, place)
    if (!solid) return []
    return [
      {
        code: part.repeat ? `${part.code}-${index + 1}` : part.code,
        material: code,
        ...(part.material.startsWith(fixedMaterial) ? {} : { finishOf: part.material }),
        ...cut(code),
        ...edges,
        ...opening(reader, index),
        ...light(reader),
        ...solid,
      } as Part,
    ]
  }

  return (reader, configuration, others) => {
    const code = material(configuration)
    if (!code) return []
    others.set('INDEX', 0)
    const copies = Math.min(mostCopies, Math.max(0, Math.floor(Number(count(reader)))))
    return Array.from({ length: copies }, (_, index) => {
      others.set('INDEX', index)
      return copy(index, code, reader)
    }).flat()
  }
}

/** How its material is cut: as the recipe says, or where that is matched, upright from one sheet. */
function compileCut({ grain, sheet }: RecipePart, materials: Pack['materials']) {
  return (material: string): Pick<Part, 'grain' | 'sheet' | 'isSolid'> => {
    const { match, solid = false } = materials[material] ?? {}
    const isMatched = sheet !== undefined && match !== undefined
    return {
      ...(grain && { grain }),
      ...(isMatched && { grain: 'z', sheet: { name: sheet, match } }),
      ...(solid && { isSolid: true }),
    }
  }
}

/** A # in the name of a group is the number of the copy: each drawer of a stack is a group of its own. */
function compileOpens(opens: Opens, compile: Compile) {
  const group = (index: number) => opens.group.replaceAll('#', String(index + 1))
  if (opens.kind === 'slide') {
    const { kind, axis } = opens
    const travel = compile(opens.travel, 'number', 'opens', 'travel')
    return (reader: Reader, index: number): { opens: string; motion: Motion } => ({
      opens: group(index),
      motion: { kind, axis, travel: Number(travel(reader)) },
    })
  }
  const degrees = compile(opens.degrees, 'number', 'opens', 'degrees')
  return (reader: Reader, index: number): { opens: string; motion: Motion } => {
    const turn = Number(degrees(reader))
    const motion: Motion =
      opens.kind === 'hinge'
        ? { kind: 'hinge', edge: opens.edge, degrees: turn }
        : { kind: 'flap', edge: opens.edge, degrees: turn }
    return { opens: group(index), motion }
  }
}

function compileLight({ light }: RecipePart, compile: Compile) {
  if (!light) return () => ({})
  const lumens = compile(light.lumens, 'number', 'light', 'lumens')
  const kelvin = compile(light.kelvin, 'number', 'light', 'kelvin')
  return (reader: Reader) => ({
    light: { lumens: Number(lumens(reader)), kelvin: Number(kelvin(reader)) },
  })
}
