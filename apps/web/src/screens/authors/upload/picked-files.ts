/** A file with its place in the folder that was chosen. */
export type PickedFile = { readonly path: string; readonly file: File }

export function pickedFiles(files: FileList): readonly PickedFile[] {
  return [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }))
}

/** What was dropped, folders with all that is in them. */
export async function droppedFiles({ items }: DataTransfer): Promise<readonly PickedFile[]> {
  // A drop is forgotten as soon as we wait for anything: entries first.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  return (await Promise.all(entries.map((entry) => filesIn(entry)))).flat()
}

async function filesIn(entry: FileSystemEntry): Promise<readonly PickedFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    return [{ path: entry.fullPath.replace(/^\//, ''), file }]
  }
  const inside = await entriesOf(entry as FileSystemDirectoryEntry)
  return (await Promise.all(inside.map((one) => filesIn(one)))).flat()
}

/** A browser hands out a hundred at a time, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  while (true) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return all
    all.push(...some)
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}
