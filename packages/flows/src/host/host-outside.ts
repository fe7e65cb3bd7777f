import type { HostRequests, RequestOf } from '@arredo/contract/host'
import type { Result, RowId, SavedView } from '@arredo/project'

type ViewPlace = Pick<SavedView, 'eye' | 'target' | 'fieldOfView' | 'isLevel'>

/** What host actions need of the screen. */
export type HostOutside = {
  /** Path and query shown now. */
  readonly path: () => string
  /** Resolves once the page is there, or false when it does not come. */
  readonly goTo: (path: string) => Promise<boolean>
  readonly selection: () => readonly RowId[]
  readonly select: (rows: readonly RowId[]) => void
  /** PNG as a data URL of the 3D view as it is. */
  readonly takePicture: (wish: RequestOf<HostRequests['takePicture']>) => Promise<Result<string>>
  /** The room from there, as a PNG data URL of 1600 × 1000; what is seen now where there is no view. */
  readonly pictureFrom: (view: ViewPlace | null) => Promise<Result<string>>
  /** Where one looks from; somewhere before the room where it is not shown in 3D. */
  readonly placeNow: () => ViewPlace
  readonly fetchFile: (path: string) => Promise<FetchedFile>
  /** In the person's language: it is stored. */
  readonly newProjectName: () => string
}

/** Status 0 where nobody answered. */
export type FetchedFile =
  | { readonly ok: true; readonly contentType: string; readonly base64: string }
  | { readonly ok: false; readonly status: number; readonly statusText: string }
