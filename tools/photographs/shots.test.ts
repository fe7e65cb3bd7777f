import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../project-files.ts'
import { shots } from './shots.ts'

test.for(shots.map(({ name }) => name))('%s is there, 1280 pixels wide and 800 high', (name) => {
  const path = join(projectRoot, 'docs/images', `${name}.jpg`)
  expect(existsSync(path), `npm run photographs -- ${name}`).toBe(true)
  expect(sizeOf(readFileSync(path))).toEqual([1280, 800])
})

/** Of a JPEG: the frame header that is neither a table nor a scan. */
function sizeOf(jpeg: Buffer): readonly [width: number, height: number] | null {
  let at = 2
  while (at < jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)]
    at += 2 + jpeg.readUInt16BE(at + 2)
  }
  return null
}
