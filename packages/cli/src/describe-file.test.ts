import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleWebp } from '@arredo/testing'
import { expect, it } from 'vitest'
import { hashOf } from './describe-file.ts'
import { describeCatalogueFiles } from './read-catalogue-folder.ts'
import { readTextures } from './texture-files.ts'

it('a texture is named and published without what its camera wrote into it', async () => {
  const bare = sampleWebp('oak1')
  const told = Buffer.concat([bare, Buffer.from('EXIF\x04\0\0\0here', 'latin1')])
  told.writeUInt32LE(told.length - 8, 4)
  const folder = mkdtempSync(join(tmpdir(), 'arredo-bare-'))
  writeFileSync(join(folder, 'oak.webp'), told)
  try {
    const sha256 = hashOf(bare)
    expect(await describeCatalogueFiles(folder)).toEqual([{ path: 'oak.webp', bytes: bare.length, sha256 }])
    expect((await readTextures(folder, folder)).get(sha256)?.equals(bare)).toBe(true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
