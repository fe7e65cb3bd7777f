import type { Pack } from '@arredo/catalogue'
import type { Evaluation, ProjectDocument } from '@arredo/project'
import * as z from 'zod/mini'

/**
 * The one call of the stage: a page without router, login or network that draws what it is handed. It
 * gets the engine's answer instead of packs: those are large, and the caller has them open already.
 */
export type TakePicture = (request: StageRequest) => Promise<StagePicture>

export type StageRequest = {
  readonly document: ProjectDocument
  /** Without prices: a picture shows none. */
  readonly evaluation: Evaluation
  /** By catalogue code. */
  readonly materials: Readonly<Record<string, Pack['materials']>>
  readonly view: StageView
  readonly width: number
  readonly height: number
  /** CSS colour around the room. */
  readonly background: string
  readonly format: PictureFormat
}

/** The image itself, as base64. */
export type StagePicture = { readonly image: string }

/** PNG keeps every pixel, for print; WebP is a tenth of it, for lists. */
export type PictureFormat = 'png' | 'webp'

/** The name of the call on the page's global object. */
export const stageCall = 'takePicture'

/** A place within a kilometre of the room's origin, in millimetres. */
const Coordinate = z.number().check(z.minimum(-1_000_000), z.maximum(1_000_000))
const Place = z.tuple([Coordinate, Coordinate, Coordinate])

/**
 * The same shape as a view saved in a document; an overview shows the whole room from its open corner.
 * That is the default of A-46's pictures as well: its 45° and 20/20 cut off rooms wider than they are deep.
 */
export const StageView = z.union([
  z.literal('overview'),
  z.object({
    eye: Place,
    target: Place,
    fieldOfView: z.number().check(z.minimum(5), z.maximum(120)),
  }),
])
export type StageView = z.output<typeof StageView>
