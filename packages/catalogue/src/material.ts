import type { Text } from './pack-words.ts'

export type Material = {
  readonly name: Text
  /** sRGB, #rrggbb. */
  readonly colour: string
  readonly finish: 'matt' | 'satin' | 'gloss' | 'metal' | 'glass' | 'wood' | 'stone' | 'fabric' | 'tile'
  readonly texture?: Texture
  /** How the fronts of one unit are cut from one sheet, upright; left out, each is cut by itself as its recipe says. */
  readonly match?: 'through' | 'book'
  /** Solid wood, which shows end grain where it is cut across. */
  readonly solid?: boolean
  /** A metal brushed along the picture's height. */
  readonly brushed?: boolean
  /** Kilograms of a cubic metre. */
  readonly density?: number
}

/** Pictures of a surface, as files of the catalogue, with the size in millimetres that one picture covers. */
export type Texture = {
  readonly colour: string
  readonly normal?: string
  readonly roughness?: string
  readonly width: number
  readonly height: number
  /** Pieces laid in order, such as tiles or boards, which has to repeat as it is. */
  readonly laid?: boolean
}
