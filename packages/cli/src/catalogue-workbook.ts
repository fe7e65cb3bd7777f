import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  type CompiledCatalogue,
  compileWorkbook,
  describeFinding,
  openWorkbook,
  writeWorkbook,
} from '@arredo/catalogue/compile'
import { readLibrary, readLibraryFiles, sha256 } from './compile-catalogue-folder.ts'
import { readCatalogueFolder } from './read-catalogue-folder.ts'

type Voice = { readonly say: (line: string) => void; readonly complain: (line: string) => void }

export function isWorkbookPath(path: string): boolean {
  return /\.xlsx$/i.test(path)
}

export async function compileWorkbookFile(file: string, library?: string): Promise<CompiledCatalogue> {
  return compileWorkbook(await readFile(file), sha256, {
    library: await readLibrary(file, library),
    libraryFiles: await readLibraryFiles(file, library),
  })
}

/** Writes a catalogue's folder as one workbook; a file that stands there already is replaced. */
export function toWorkbook(folder: string, file: string, { say, complain }: Voice): Promise<0 | 1> {
  return orComplain(complain, async () => {
    const written = writeWorkbook(await readCatalogueFolder(folder))
    if (!written.ok) {
      for (const finding of written.findings) complain(describeFinding(finding))
      return 1
    }
    await writeFile(file, written.bytes)
    say(`Wrote ${file}`)
    return 0
  })
}

/** Writes the folder a workbook stands for. The folder must be new: leftovers would become part of the catalogue. */
export function fromWorkbook(file: string, folder: string, { say, complain }: Voice): Promise<0 | 1> {
  return orComplain(complain, async () => {
    const opened = openWorkbook(await readFile(file))
    if (!opened.ok) {
      for (const finding of opened.findings) complain(describeFinding(finding))
      return 1
    }
    await mkdir(folder, { recursive: true })
    if ((await readdir(folder)).length > 0) {
      complain(`${folder} is not empty. Name a new folder, and compare it with the old one`)
      return 1
    }
    for (const { path, text } of opened.files) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    say(`Wrote ${opened.files.length} files to ${folder}`)
    return 0
  })
}

/** A file that is missing or may not be written is the caller's mistake, not a bug. */
async function orComplain(complain: (line: string) => void, work: () => Promise<0 | 1>): Promise<0 | 1> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    complain(error.message)
    return 1
  }
}
