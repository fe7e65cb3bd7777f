import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type PictureKind, pictureKind, pictureSize } from '@arredo/catalogue/files'
import decodeJpeg, { init as startJpeg } from '@jsquash/jpeg/decode.js'
import decodePng, { init as startPng } from '@jsquash/png/decode.js'
import decodeWebp, { init as startWebp } from '@jsquash/webp/decode.js'

export type Decoded = 'whole' | 'broken'

type Decoder = {
  readonly start: () => Promise<unknown>
  readonly decode: (bytes: ArrayBuffer) => Promise<{ readonly width: number; readonly height: number }>
}

let complaints = 0
/** A JPEG of which some is missing is decoded all the same, with a complaint; none of them may fill our log. */
const printErr = () => {
  complaints += 1
}

const decoders: Readonly<Record<PictureKind, Decoder>> = {
  webp: {
    start: async () =>
      startWebp({ printErr, wasmBinary: await code('@jsquash/webp/codec/dec/webp_dec.wasm') }),
    decode: decodeWebp,
  },
  png: {
    start: async () => startPng(await code('@jsquash/png/codec/pkg/squoosh_png_bg.wasm')),
    decode: decodePng,
  },
  jpeg: {
    start: async () =>
      startJpeg({ printErr, wasmBinary: await code('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm') }),
    decode: decodeJpeg,
  },
}
const started = new Map<PictureKind, Promise<unknown>>()

/** Whether all pixels that pictures speak of can be had from them. Bound their size before. */
export async function decodePictures(pictures: readonly Uint8Array[]): Promise<Decoded> {
  for (const bytes of pictures) {
    const kind = pictureKind(bytes)
    const size = pictureSize(bytes)
    if (!kind || !size) return 'broken'
    if (!started.has(kind)) started.set(kind, decoders[kind].start())
    await started.get(kind)
    const decoded = await decoders[kind].decode(new Uint8Array(bytes).buffer).catch(() => null)
    if (complaints > 0 || decoded?.width !== size.width || decoded.height !== size.height) return 'broken'
  }
  return 'whole'
}

/** They are programs in WebAssembly: what a crafted picture does to one stays within it. */
async function code(path: string): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(createRequire(import.meta.url).resolve(path))).buffer
}
