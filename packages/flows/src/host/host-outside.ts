import type { HostRequests, RequestOf } from '@arredo/contract/host'
import type { Result, RowId } from '@arredo/project'

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
  readonly fetchFile: (path: string) => Promise<FetchedFile>
  /** In the person's language: it is stored. */
  readonly newProjectName: () => string
}

/** Status 0 where nobody answered. */
export type FetchedFile =
  | { readonly ok: true; readonly contentType: string; readonly base64: string }
  | { readonly ok: false; readonly status: number; readonly statusText: string }
