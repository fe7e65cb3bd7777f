import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { builtInHdrLibrary } from '../../packages/flows/src/light/hdr-library.ts'
import { readHdr } from '../../packages/scene/src/light/read-hdr.ts'
import { projectRoot } from '../project-files.ts'
import { environments } from './environments.ts'
import { writeHdr } from './write-hdr.ts'

const folder = `${projectRoot}apps/server/environments/`

it('what is written is what is read: within a hundredth of the brightest of three', () => {
  const width = 32
  const painted = environments.studio_small_09?.paint(width)
  if (!painted) throw new Error('no studio')
  const read = readHdr(writeHdr(painted))
  for (let pixel = 0; pixel < width * (width / 2); pixel++) {
    const of = [0, 1, 2].map((k) => painted.data[pixel * 3 + k] ?? 0)
    for (const [k, light] of of.entries())
      expect(Math.abs((read?.data[pixel * 3 + k] ?? 0) - light)).toBeLessThan(Math.max(...of) / 100)
  }
})

it('[A-142 part] the library that ships is the one that is painted, each entry with light that can be read', () => {
  expect(JSON.parse(readFileSync(`${folder}index.json`, 'utf8'))).toEqual(builtInHdrLibrary)
  for (const { name } of builtInHdrLibrary.previews) {
    expect(environments[name], name).toBeDefined()
    const read = readHdr(new Uint8Array(readFileSync(`${folder}${name}.hdr`)))
    expect(read, name).toMatchObject({ width: 256, height: 128 })
  }
})
