export type FinishedFile = { readonly name: string; readonly content: Blob }

/** A file, or how it is fetched when its turn comes. */
export type AwaitedFile = FinishedFile | (() => Promise<FinishedFile>)

export type DownloadPorts = {
  readonly save: (name: string, content: Blob) => void
  /** Browsers drop a file that is handed over in the same moment as another. */
  readonly pause: () => Promise<void>
}

/** D-73: files are named and saved one after another; who hands one in learns under which name, or that it failed. */
export function createDownloadQueue({ save, pause }: DownloadPorts): (file: AwaitedFile) => Promise<string> {
  let last: Promise<unknown> = Promise.resolve()
  return (file) => {
    const saved = last.then(async () => {
      const { name, content } = typeof file === 'function' ? await file() : file
      const safe = safeName(name)
      save(safe, content)
      return safe
    })
    // One that fails holds up nobody.
    last = saved.then(pause, pause)
    return saved
  }
}

/** What every system takes for a name: no folders, nothing unseen, no dot before it. */
export function safeName(name: string): string {
  const safe = name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/[\\/:*?"<>|]/g, '-')
    .replace(/^[\s.]+/, '')
    .trimEnd()
  return safe || 'file'
}
