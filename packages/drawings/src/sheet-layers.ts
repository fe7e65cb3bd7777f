import type { Drawing, Layer, Shape, ShapeStyle } from './drawing.ts'
import { kept } from './kept.ts'

/** What a person can take off a drawing to see the rest. */
export const sheetLayers = [
  'dimensions',
  'names',
  'numbers',
  'wallUnits',
  'symbols',
  'fixtures',
  'notes',
  'underlay',
  'grid',
] as const
export type SheetLayer = (typeof sheetLayers)[number]

const ofStyle: Readonly<Partial<Record<ShapeStyle, SheetLayer>>> = {
  dimension: 'dimensions',
  dimensionText: 'dimensions',
  leader: 'dimensions',
  itemName: 'names',
  itemCode: 'names',
  roomName: 'names',
  itemNumber: 'numbers',
  numberRing: 'numbers',
  hanging: 'wallUnits',
  itemFront: 'symbols',
  itemSwing: 'symbols',
  openingMark: 'symbols',
}

/** The drawing without what is hidden; what nothing is taken from is the same object. */
export function withoutLayers(layers: readonly Layer[], hidden: readonly SheetLayer[]): readonly Layer[] {
  if (hidden.length === 0) return layers
  const gone = new Set<string>()
  if (hidden.includes('wallUnits')) {
    // Their numbers and their chain go with them.
    for (const { of, shapes } of layers) if (of && shapes.some(isHanging)) gone.add(of.id)
  }
  const key = [...hidden].sort().join()
  const goneKey = [...gone].join()
  const isHidden = (name: SheetLayer | undefined) => name !== undefined && hidden.includes(name)
  const isGone = (shape: Shape) =>
    isHidden(layerOf(shape)) || (shape.of?.kind === 'row' && gone.has(shape.of.id))
  return layers.flatMap((layer): readonly Layer[] => {
    if (gone.size > 0 && layer.key.startsWith('hanging ')) return []
    const shapes = leftKept(layer.shapes, [key, goneKey], () => {
      const left = layer.shapes.filter((shape) => !isGone(shape))
      return left.length === layer.shapes.length ? layer.shapes : left
    })
    return shapes.length === 0 ? [] : [shapes === layer.shapes ? layer : { ...layer, shapes }]
  })
}

const leftKept = kept<Drawing>()

function isHanging({ style }: Shape): boolean {
  return style === 'hanging'
}

export function layerOf({ style, of }: Shape): SheetLayer | undefined {
  if (of?.kind === 'fixture') return 'fixtures'
  if (of?.kind === 'note') return 'notes'
  return ofStyle[style]
}
