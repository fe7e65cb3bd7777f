import { valuesOf } from '../compile-rule.ts'
import { compileNode } from '../expression/compile-expression.ts'
import type { Node } from '../expression/parse.ts'
import type { Result } from '../expression/typed.ts'
import type { ChoiceValue, Pack, Variant } from '../pack.ts'
import { configurationReader, findVariant, variantNames } from '../variant-names.ts'

/** A part of a rule's condition, the variants it reads, and what it gives for values of them, in their order. */
export type Piece = {
  readonly node: Node
  readonly reads: readonly Variant[]
  readonly run: (values: readonly ChoiceValue[]) => Result
}

export function pieceOf(node: Node, pack: Pick<Pack, 'variants'>): Piece {
  const names = new Set<string>()
  const { run } = compileNode(node, variantNames(pack), names)
  const codes = [...names]
  const reads = codes.flatMap((code) => findVariant(pack, code) ?? [])
  // One record for all calls: conditions are asked by the hundred thousand, never two at once.
  const asked: Record<string, ChoiceValue> = {}
  const reader = configurationReader(pack, asked)
  return {
    node,
    reads,
    run(values) {
      for (let place = 0; place < codes.length; place += 1) asked[codes[place] ?? ''] = values[place] ?? ''
      return run(reader)
    },
  }
}

/** What the piece gives for each value of the only variant it reads. */
export function tableOf({ run }: Piece, variant: Variant): readonly Result[] {
  return valuesOf(variant).map((value) => run([value]))
}
