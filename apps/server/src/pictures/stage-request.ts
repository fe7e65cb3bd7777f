import type { Catalogue } from '@arredo/catalogue'
import type { PictureFormat, StageRequest, StageView } from '@arredo/contract'
import { evaluateProject, type ProjectDocument } from '@arredo/project'

export type ProjectPictureRequest = {
  readonly document: ProjectDocument
  /** The opened packs of the document, by catalogue code. */
  readonly packs: ReadonlyMap<string, Catalogue>
  readonly view: StageView
  readonly width: number
  readonly height: number
  /** CSS colour around the room; a pale grey when left out. */
  readonly background?: string
  /** PNG when left out. */
  readonly format?: PictureFormat
}

const paleGrey = '#f6f5f2'

/** What the stage needs of a project: no prices, no customer, no materials of packs it does not show. */
export function stageRequest(request: ProjectPictureRequest): StageRequest {
  const { document, packs, view, width, height, background = paleGrey, format = 'png' } = request
  const used = new Set(
    Object.values(document.rows).flatMap((row) => (row.kind === 'article' ? [row.catalogue] : [])),
  )
  return {
    document: { ...document, header: { ...document.header, customer: null, customerFields: {} } },
    evaluation: evaluateProject(document, { catalogues: packs, faces: [], discounts: new Map() }),
    materials: Object.fromEntries(
      [...packs].filter(([code]) => used.has(code)).map(([code, { pack }]) => [code, pack.materials]),
    ),
    view,
    width,
    height,
    background,
    format,
  }
}
