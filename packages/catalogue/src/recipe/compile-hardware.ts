import type { Reader } from '../expression/typed.ts'
import type { HardwareUse, RecipeHardware } from '../hardware.ts'
import type { Choices, Pack } from '../pack.ts'
import { compileMaterial } from './compile-material.ts'
import type { Compile } from './recipe-scope.ts'

export type HardwareLister = (reader: Reader, configuration: Choices) => readonly HardwareUse[]

/** More than any furniture takes; a slip in a formula must not order a lorry. */
const mostPieces = 1000

/** Formulas that divide and add up again may be a hair beyond a whole number. */
const hair = 1e-6

export function compileHardware(
  line: RecipeHardware,
  pack: Pick<Pack, 'variants' | 'materials'>,
  compile: Compile,
  report: (message: string) => void,
): HardwareLister {
  const when = line.if === undefined ? () => true : compile(line.if, 'boolean', 'if')
  const count = compile(line.count, 'number', 'count')
  const length = line.length === undefined ? null : compile(line.length, 'number', 'length')
  const material = line.material === undefined ? null : compileMaterial(line.material, pack, report)

  return (reader, configuration) => {
    if (when(reader) !== true) return []
    const made = material?.(configuration)
    if (material && made === undefined) return []
    const pieces = Math.min(mostPieces, Math.ceil(Number(count(reader)) - hair))
    if (!(pieces > 0)) return []
    return [
      {
        ...{ code: line.code, count: pieces },
        ...(length && { length: Math.round(Number(length(reader))) }),
        ...(made !== undefined && { material: made }),
      },
    ]
  }
}
