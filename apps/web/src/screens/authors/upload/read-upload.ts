import { bareFile } from '@arredo/catalogue/files'
import type { Calls, InputOf } from '@arredo/contract'
import { done, type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { PickedFile } from './picked-files.ts'

/** With its place in the folder. */
export type UploadedFile = { readonly path: string; readonly file: Blob }

export type Upload = {
  /** The workbook's name, or the folder's. */
  readonly name: string
  readonly input: InputOf<Calls['catalogues/check']>
  /** Pictures that came along, by the SHA-256 of their content: published catalogues need theirs. */
  readonly textures: ReadonlyMap<string, UploadedFile>
}

/** A call holds 8 MB, and a workbook grows by a third on its way. */
const largestWorkbook = 5_900_000
const largestTexts = 7_500_000

/** A workbook, or the files of one catalogue, as they are sent to be checked. */
export async function readUpload(picked: readonly PickedFile[]): Promise<Result<Upload>> {
  const wanted = withinFolder(picked).filter(({ path }) => belongs(path))
  const [workbook, ...more] = wanted.filter(({ path }) => /\.xlsx$/i.test(path))
  const sources = wanted.filter(({ path }) => /\.(ya?ml|json)$/.test(path))
  if (workbook && (more.length > 0 || sources.length > 0)) {
    return refuse(sentence('Choose one workbook, or the files of one catalogue.'))
  }
  if (workbook) return readWorkbook(workbook.file)
  if (sources.length === 0) {
    return refuse(
      sentence('There is no catalogue in it. Choose a workbook (.xlsx) or the folder with its YAML files.'),
    )
  }
  return readFolder(nameOf(picked), sources, wanted)
}

async function readWorkbook(file: File): Promise<Result<Upload>> {
  if (file.size > largestWorkbook) return tooLarge
  return done({ name: file.name, input: { workbook: await toBase64(file) }, textures: new Map() })
}

async function readFolder(
  name: string,
  sources: readonly PickedFile[],
  all: readonly PickedFile[],
): Promise<Result<Upload>> {
  if (sources.reduce((size, { file }) => size + file.size, 0) > largestTexts) return tooLarge

  const texts = await Promise.all(sources.map(async ({ path, file }) => [path, await file.text()] as const))
  const others = await Promise.all(
    all
      .filter((one) => !sources.includes(one))
      .map(async ({ path, file }) => {
        const bare = await readBare(path, file)
        return { path, file: bare, hash: await sha256(bare) }
      }),
  )
  // Single files say nothing about what else the folder holds: then names of pictures are not checked.
  const isFolder = all.some(({ file }) => file.webkitRelativePath !== '') || others.length > 0
  return done({
    name,
    input: {
      files: Object.fromEntries(texts),
      ...(isFolder && { others: Object.fromEntries(others.map(({ path, hash }) => [path, hash])) }),
    },
    textures: new Map(others.map(({ hash, path, file }) => [hash, { path, file }])),
  })
}

const tooLarge = refuse(
  sentence('This is too large to be uploaded here. Publish it with the command “arredo catalogue publish”.'),
)

/** Paths as the catalogue's own files know each other: from within the folder that was chosen. */
function withinFolder(picked: readonly PickedFile[]): readonly PickedFile[] {
  const [folder] = picked[0]?.path.split('/') ?? []
  const isOneFolder = picked.every(({ path }) => path.startsWith(`${folder}/`))
  return isOneFolder
    ? picked.map(({ path, file }) => ({ path: path.slice(`${folder}/`.length), file }))
    : picked
}

/** As the command reads a folder: nothing hidden, and furnished rooms are published apart. */
function belongs(path: string): boolean {
  return !path.split('/').some((part) => part.startsWith('.')) && !path.startsWith('galleries/')
}

function nameOf(picked: readonly PickedFile[]): string {
  const [first] = picked
  return first?.path.split('/')[0] ?? ''
}

export function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/** As the command publishes it: both must give a file the same name. */
async function readBare(path: string, file: File): Promise<Blob> {
  if (!/\.(webp|glb)$/i.test(path)) return file
  return new Blob([new Uint8Array(bareFile(path, new Uint8Array(await file.arrayBuffer())))])
}

async function sha256(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
