import {
  byWord,
  described,
  either,
  isRecord,
  list,
  named,
  number,
  object,
  oneOf,
  record,
  type Shape,
  text,
  textOrNumber,
  yesOrNo,
} from './shape.ts'
import { code, codePattern, type Form, namePattern, type Words } from './words-shape.ts'

const expression = textOrNumber
const point = named('point', () => list(expression, { exactly: 3 }))
const pair = named('pair', () => list(expression, { exactly: 2 }))
const axis = oneOf('x', 'y', 'z')
const side = named('side', () => oneOf('left', 'right', 'front', 'back', 'top', 'bottom'))
const groupName = text(/^[A-Za-z0-9][A-Za-z0-9_#-]{0,39}$/, 'a name of letters, digits, _, - and #')

const opens = named('opens', () =>
  either(
    (value) => typeof value === 'string',
    groupName,
    byWord('kind', {
      hinge: object(
        { group: groupName, kind: text(), edge: oneOf('left', 'right') },
        { degrees: expression },
      ),
      flap: object({ group: groupName, kind: text(), edge: oneOf('top', 'bottom') }, { degrees: expression }),
      slide: object({ group: groupName, kind: text(), travel: expression }, { axis }),
    }),
  ),
)

const repeat = named('repeat', () => object({ count: expression, step: point }))
const materialName = described('A variant with options, or material:<code>', text())
const condition = described('An expression that answers yes or no', text())
const bought = described('Shows a bought thing: neither weighed nor a material of ours', yesOrNo)
const partOptions = {
  if: condition,
  grain: axis,
  sheet: described('Cut from one sheet with all parts of this name, where the material says match', code),
  edges: list(side),
  opens,
  light: object({ lumens: expression, kelvin: expression }),
  bought,
  hardware: described('Shows this hardware of the recipe: weighed, never cut', code),
  repeat,
}

function shapes(isPack: boolean): Readonly<Record<string, Shape>> {
  const any = {
    code,
    at: point,
    material: materialName,
    shape: text(),
  }
  const part = (required: Readonly<Record<string, Shape>>, more: Readonly<Record<string, Shape>> = {}) =>
    object({ ...any, ...required }, { ...partOptions, ...more })
  return {
    box: part({ size: point }),
    extrusion: part({ profile: list(pair, { least: 3 }), along: axis, length: expression }),
    panel: part({ size: point, across: axis, radius: expression }),
    lathe: part({ profile: list(pair, { least: 2 }), along: axis }),
    cushion: isPack
      ? part({ size: point, softness: expression, crown: expression }, { seam: yesOrNo })
      : part({ size: point }, { softness: expression, crown: expression, seam: yesOrNo }),
    asset: part({ size: point, asset: text() }),
  }
}

const plain = (isPack: boolean): Shape => byWord('shape', shapes(isPack))
const isGroup = (value: unknown) => isRecord(value) && value.shape === undefined && value.parts !== undefined

/** Parts that share a place, a condition and a movement; they are told apart when the pack is made. */
const group: Shape = named('group', () =>
  object(
    { code, parts: list(sourcePart, { least: 1 }) },
    { at: point, if: condition, opens, bought, hardware: partOptions.hardware, repeat },
  ),
)
const sourcePart: Shape = named('part', () => either(isGroup, group, plain(false)))

const any = { if: condition }
function layout(words: Shape): Readonly<Record<string, Shape>> {
  const stroke = { ...any, line: oneOf('thin', 'thick', 'dashed') }
  return {
    bought,
    readyMade: described('Comes finished: weighed as it is drawn, but nothing of it is cut', yesOrNo),
    hardware: list(
      object({ code, count: expression }, { ...any, length: expression, material: materialName }),
    ),
    snaps: list(object({ code, at: point, facing: side }, any)),
    plan: named('plan', () =>
      list(
        byWord('shape', {
          rectangle: object({ shape: text(), at: pair, size: pair }, stroke),
          line: object({ shape: text(), from: pair, to: pair }, stroke),
          circle: object({ shape: text(), at: pair, radius: expression }, stroke),
          arc: object(
            { shape: text(), at: pair, radius: expression, start: expression, end: expression },
            stroke,
          ),
        }),
      ),
    ),
    clearances: list(object({ code, at: point, size: point }, { ...any, why: words })),
    cut: described(
      'The hole in the wall it is set into: x from its left, z from its bottom',
      object({ at: pair, width: expression, height: expression }),
    ),
  }
}

/** A recipe written out, or one of the library with its numbers filled in. */
export function recipeShape(form: Form, words: Words): Shape {
  const size = object({ width: expression, depth: expression, height: expression }, { arm: expression })
  const named = record(expression, namePattern)
  if (form === 'pack') {
    return object({ size, let: named, parts: list(plain(true), { least: 1 }) }, layout(words))
  }
  const written = object(
    { size, parts: list(sourcePart, { least: 1 }) },
    { let: named, parameters: parameters(words), ...layout(words) },
  )
  return either((value) => isRecord(value) && value.use !== undefined, usedRecipe(words), written)
}

/** `use: <recipe>` and what its parameters are to be. */
export function usedRecipe(words: Words): Shape {
  return object(
    { use: described('The name of a recipe with parameters', text(codePattern, 'the name of a recipe')) },
    {
      with: record(
        either((value) => typeof value === 'boolean', yesOrNo, textOrNumber),
        namePattern,
      ),
      parts: list(sourcePart),
      let: record(expression, namePattern),
      ...layout(words),
    },
  )
}

function parameters(words: Words): Shape {
  return record(
    object(
      { kind: oneOf('number', 'yesno', 'text', 'material', 'variant') },
      {
        name: words,
        default: either((value) => typeof value === 'boolean', yesOrNo, textOrNumber),
        min: number(),
        max: number(),
      },
    ),
    namePattern,
  )
}
