import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { openPack, type Pack } from '@arredo/catalogue'
import { spent } from '../rounds.ts'

const copies = 20

/** What a process pays to open a pack, what it keeps of it, and how large a browser fetches it. */
export function openPacks(artefact: string) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const open = () => openPack(JSON.parse(artefact) as Pack)
  // Once beforehand: the first one compiles the code itself.
  open()
  collect()
  const before = process.memoryUsage().heapUsed
  const kept: unknown[] = []
  const milliseconds = spent(() => {
    for (let copy = 0; copy < copies; copy++) kept.push(open())
  })
  collect()
  const bytes = process.memoryUsage().heapUsed - before
  return {
    milliseconds: milliseconds / kept.length,
    megabytes: bytes / kept.length / 2 ** 20,
    fetched: brotliCompressSync(artefact).length,
  }
}
