import type { ArticleEvaluation, Pack, Side } from '@arredo/catalogue'
import type { Evaluation, ProjectDocument, RowId } from '@arredo/project'
import * as z from 'zod/mini'

/**
 * The stage is a page without router, login or network that draws what it is handed. It gets the engine's
 * answer instead of packs: those are large, and the caller has them open already.
 */
export type TakePicture = (request: StageRequest) => Promise<StagePicture>

export type StageRequest = RoomStageRequest | ArticleStageRequest

type StageFrame = {
  readonly width: number
  readonly height: number
  readonly format: PictureFormat
  /**
   * Textures and models that are shown, as base64 by their names in the pack; without them surfaces are flat
   * and modelled objects boxes.
   */
  readonly textures: Readonly<Record<string, string>>
}

export type RoomStageRequest = StageFrame & {
  readonly kind: 'room'
  readonly document: ProjectDocument
  /** Without prices: a picture shows none. */
  readonly evaluation: Evaluation
  /** By catalogue code. */
  readonly materials: Readonly<Record<string, Pack['materials']>>
  readonly view: StageView
  /** Rows whose doors and drawers stand open. */
  readonly opened?: readonly RowId[]
  /** CSS colour around the room. */
  readonly background: string
}

/** One article in studio light on a transparent ground, from a three-quarter view that fits it to the frame. */
export type ArticleStageRequest = StageFrame & {
  readonly kind: 'article'
  readonly parts: ArticleEvaluation['parts']
  readonly size: ArticleEvaluation['size']
  readonly side: Side
  readonly materials: Pack['materials']
  /** What hangs on a wall touches no ground. */
  readonly hangs: boolean
}

/** To be raised with every change of the stage that shows in pictures of articles: they are made again. */
export const stageVersion = 2

/** The image itself, as base64. */
export type StagePicture = { readonly image: string }

/** PNG keeps every pixel, for print; WebP is a tenth of it, for lists. */
export type PictureFormat = 'png' | 'webp'

/** The name of the call on the page's global object. */
export const stageCall = 'takePicture'

/** The second call: the whole scene as a file for a renderer, whoever looks at it and in whatever light. */
export type ExportScene = (request: SceneRequest) => Promise<StageScene>

export type SceneRequest =
  | Pick<RoomStageRequest, 'kind' | 'document' | 'evaluation' | 'materials' | 'textures'>
  | Pick<ArticleStageRequest, 'kind' | 'parts' | 'size' | 'side' | 'materials' | 'hangs' | 'textures'>

/** A GLB as base64 in metres and Y up; the same request gives the same bytes. Or why it cannot be, in words. */
export type StageScene =
  | { readonly ok: true; readonly scene: string; readonly overview: Exclude<StageView, 'overview'> }
  | { readonly ok: false; readonly message: string }

export const sceneCall = 'exportScene'

/** To be raised with every change of what is exported: scenes are named by it and by what they were asked for. */
export const sceneVersion = 2

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
    /** By a camera held level, with its lens shifted towards the target: uprights stay upright. */
    isLevel: z.exactOptional(z.boolean()),
  }),
])
export type StageView = z.output<typeof StageView>
