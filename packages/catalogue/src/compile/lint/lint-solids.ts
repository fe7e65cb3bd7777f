import { type Part, partBounds, type Size } from '@arredo/geometry'
import type { ArticleModel } from '../../article-model.ts'
import type { Attachment, Pack, Recipe, RecipePart } from '../../pack.ts'
import { type CompiledRecipe, compileRecipe } from '../../recipe/compile-recipe.ts'
import type { Path, Report } from '../finding.ts'
import { type AtLimit, atLimits, hair, measuresIn, rounded } from './at-limits.ts'

/** Things of no size, parts of less than none, and parts that do not fit into what they are part of. */
export function lintSolids(pack: Pack, models: readonly ArticleModel[], report: Report): void {
  const probes = new Map<string, Probe>()
  const said = new Set<string>()
  for (const ready of models) {
    const { recipe: code, attach } = ready.article
    const recipe = pack.recipes[code]
    if (!recipe) continue
    const probe = probes.get(code) ?? probeOf(recipe, pack)
    probes.set(code, probe)
    for (const limit of atLimits(ready)) {
      for (const { path, fault, cure } of faultsAt(limit, ready, recipe, probe, attach)) {
        const place: Path = ['recipes', code, ...path]
        // One sentence for each part: what is wrong at one limit is often wrong at the next.
        const key = JSON.stringify(place.slice(0, 4))
        if (said.has(key)) continue
        said.add(key)
        report(place, `${fault}${measuresIn(ready, limit.configuration)}. ${cure}`)
      }
    }
  }
}

type Fault = { readonly path: Path; readonly fault: string; readonly cure: string }

function* faultsAt(
  { configuration, side }: AtLimit,
  ready: ArticleModel,
  recipe: Recipe,
  probe: Probe,
  attach: Attachment,
): Generator<Fault> {
  const owner = ready.article.code
  const { size } = ready.recipe.build(configuration, side)
  for (const [axis, field] of fields.entries()) {
    if (size[field] > 0) continue
    const fault = `${owner} is ${rounded(size[field])} mm ${adjectives[axis]}`
    yield { path: ['size', field], fault, cure: 'Correct its formula, or forbid the size with a limit' }
  }
  for (const measured of probe.lengths.build(configuration, side).parts) {
    const index = indexOf(measured)
    const axis = measured.at.findIndex((length) => length < -hair)
    if (axis < 0) continue
    const { path, word } = lengthOf(recipe.parts[index], axis)
    yield {
      path: ['parts', index, ...path],
      fault: `The part ${recipe.parts[index]?.code} of ${owner} is ${rounded(measured.at[axis] ?? 0)} mm ${word}`,
      cure: 'Correct its formula, or say with "if:" when there is one',
    }
  }
  for (const part of probe.parts.build(configuration, side).parts) {
    const index = indexOf(part)
    const reach = reachBeyond(part, size, attach)
    if (!reach) continue
    const { axis, from, to, isDoor } = reach
    const within = `${across[axis]} its ${fields[axis]} of ${rounded(size[fields[axis] ?? 'width'])}`
    yield {
      path: ['parts', index],
      fault: `The part ${recipe.parts[index]?.code} of ${owner} reaches from ${rounded(from)} to ${rounded(to)} mm ${within}`,
      cure: isDoor
        ? 'A door stays within its cabinet: correct its "at:" and "size:"'
        : 'Correct its "at:" and "size:", or the "size:" of the recipe',
    }
  }
}

const fields = ['width', 'depth', 'height'] as const
const adjectives = ['wide', 'deep', 'high'] as const
const across = ['across', 'along', 'up'] as const

/** The recipe twice over, its parts called by their places: as they are, and each standing at what its lengths come to. */
type Probe = { readonly parts: CompiledRecipe; readonly lengths: CompiledRecipe }

function probeOf(recipe: Recipe, pack: Pack): Probe {
  const named = recipe.parts.map((part, index) => ({ ...part, code: String(index) }))
  return {
    parts: compileRecipe({ ...recipe, parts: named }, pack).recipe,
    // Parts of no or less than no size are left out, so a small box says how long each would be.
    lengths: compileRecipe({ ...recipe, parts: named.flatMap(atItsLengths) }, pack).recipe,
  }
}

function atItsLengths(part: RecipePart): readonly RecipePart[] {
  const { code, material, repeat } = part
  // A lathe has no length of its own: its profile is as it is drawn.
  if (part.shape === 'lathe') return []
  return [
    {
      ...{ code, material, shape: 'box', size: [1, 1, 1] },
      at: part.shape === 'extrusion' ? [part.length, 1, 1] : part.size,
      ...(part.if !== undefined && { if: part.if }),
      ...(repeat && { repeat: { count: repeat.count, step: [0, 0, 0] } }),
    },
  ]
}

function indexOf({ code }: Part): number {
  return Number.parseInt(code, 10)
}

function lengthOf(
  part: RecipePart | undefined,
  axis: number,
): { readonly path: Path; readonly word: string } {
  return part?.shape === 'extrusion'
    ? { path: ['length'], word: 'long' }
    : { path: ['size', axis], word: adjectives[axis] ?? 'wide' }
}

/**
 * How far a part may reach out of its thing before it is hardly meant. Edges, feet and cornices overhang a
 * little; handles and levers stand out in front. A door beyond its own side would meet the neighbour's.
 */
const overhang = 30
const inFront = 120
const beyondDoor = 3

function reachBeyond(part: Part, size: Size, attach: Attachment) {
  const { min, max } = partBounds(part)
  const isDoor = part.motion?.kind === 'hinge' || part.motion?.kind === 'flap'
  const aside = isDoor ? beyondDoor : overhang
  const allowed = [
    [aside, aside],
    // What is set into a wall reaches as deep as the wall, and its leaf stands on either side.
    attach === 'opening' ? [Infinity, inFront] : [overhang, inFront],
    // What is let into a worktop hangs below it.
    attach === 'worktop' ? [Infinity, overhang] : [aside, aside],
  ] as const
  const axis = allowed.findIndex(([before = 0, after = 0], place) => {
    const whole = size[fields[place] ?? 'width']
    return (min[place] ?? 0) < -before - hair || (max[place] ?? 0) > whole + after + hair
  })
  return axis < 0 ? null : { axis, from: min[axis] ?? 0, to: max[axis] ?? 0, isDoor }
}
