import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Pixels = {
  readonly width: number
  readonly height: number
  /** Red, green, blue of every pixel. */
  readonly rgb: Uint8Array
}

/** Every page of a PDF by poppler, as wide as is said. */
export function pagePictures(pdf: Uint8Array, width: number): readonly Pixels[] {
  const folder = mkdtempSync(join(tmpdir(), 'document-pages-'))
  try {
    const file = join(folder, 'document.pdf')
    writeFileSync(file, pdf)
    execFileSync('pdftoppm', ['-scale-to-x', `${width}`, '-scale-to-y', '-1', file, join(folder, 'page')])
    return readdirSync(folder)
      .filter((name) => name.endsWith('.ppm'))
      .toSorted()
      .map((name) => readPpm(readFileSync(join(folder, name))))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** As pdftoppm writes them: binary, without comments. */
function readPpm(bytes: Buffer): Pixels {
  const [head = '', width, height] =
    /^P6\s(\d+)\s(\d+)\s255\s/.exec(bytes.subarray(0, 40).toString('latin1')) ?? []
  if (head === '') throw new Error('This is no PPM of 8 bits')
  return { width: Number(width), height: Number(height), rgb: bytes.subarray(head.length) }
}
