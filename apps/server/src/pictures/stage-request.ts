import type { Catalogue } from '@arredo/catalogue'
import type { PictureFormat, RoomStageRequest, StageView } from '@arredo/contract'
import { evaluateProject, finishName, lightOf, type ProjectDocument, type RowId } from '@arredo/project'
import { readEnvironment } from '../environments/shipped-environments.ts'
import { readTextures, shownMaterials, type TextureFiles } from './read-textures.ts'

export type ProjectPictureRequest = {
  readonly document: ProjectDocument
  /** The opened packs of the document, by catalogue code. */
  readonly packs: ReadonlyMap<string, Catalogue>
  /** The tenant's own files, for pictures of surfaces and modelled objects; without them these are flat and boxes. */
  readonly files?: TextureFiles
  readonly view: StageView
  /** Rows whose doors and drawers stand open; none when left out. */
  readonly opened?: readonly RowId[]
  readonly width: number
  readonly height: number
  /** CSS colour around the room; a pale grey when left out. */
  readonly background?: string
  /** PNG when left out. */
  readonly format?: PictureFormat
}

const paleGrey = '#f6f5f2'

/** What the stage needs of a project: no prices, no trade sheet, no customer, no materials that it does not show. */
export async function stageRequest(request: ProjectPictureRequest): Promise<RoomStageRequest> {
  const { document, packs, files, view, width, height, background = paleGrey, format = 'png' } = request
  const { opened = [] } = request
  const evaluation = evaluateProject(document, { catalogues: packs, faces: [], discounts: new Map() })
  const shown = [...packs].flatMap(([code, { pack }]) => {
    const parts = Object.values(document.rows).flatMap((row) =>
      row.kind === 'article' && row.catalogue === code ? (evaluation.articles[row.id]?.parts ?? []) : [],
    )
    const covers = (evaluation.surfaces ?? []).flatMap(({ finish, material }) =>
      material !== null && finishName(finish)?.catalogue === code ? [material] : [],
    )
    return parts.length + covers.length > 0
      ? [{ code, parts, materials: shownMaterials(parts, pack.materials, covers) }]
      : []
  })
  const textures = await Promise.all(
    shown.map(({ materials, parts }) => readTextures(files, materials, parts)),
  )
  return {
    kind: 'room',
    document: { ...document, header: { ...document.header, customer: null, customerFields: {} }, trade: {} },
    evaluation,
    materials: Object.fromEntries(shown.map(({ code, materials }) => [code, materials])),
    textures: Object.assign(await readEnvironment(lightOf(document)), ...textures),
    view,
    opened,
    width,
    height,
    background,
    format,
  }
}
