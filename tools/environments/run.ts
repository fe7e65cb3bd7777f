import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtInHdrLibrary } from '../../packages/flows/src/light/hdr-library.ts'
import { withPictureBrowser } from '../materials/picture-browser.ts'
import { projectRoot } from '../project-files.ts'
import { environments } from './environments.ts'
import { asSeen } from './preview.ts'
import { writeHdr } from './write-hdr.ts'

/** `npm run environments`: the library of light, into apps/server/environments; the same bytes every time. */
const folder = `${projectRoot}apps/server/environments`
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'index.json'), `${JSON.stringify(builtInHdrLibrary, null, 2)}\n`)
await withPictureBrowser(async (browser) => {
  for (const { name, ext } of builtInHdrLibrary.previews) {
    const light = environments[name]
    if (!light) throw new Error(`Nobody paints ${name}`)
    const hdr = writeHdr(light.paint(256))
    const picture = await browser.encode(asSeen(light.paint(1024), light.looksTo), 0.82)
    writeFileSync(join(folder, `${name}.hdr`), hdr)
    writeFileSync(join(folder, `${name}.${ext}`), picture)
    console.log(`${name}: ${kilobytes(hdr)} of light, ${kilobytes(picture)} of picture`)
  }
})

function kilobytes({ length }: Buffer): string {
  return `${Math.round(length / 1024)} kB`
}
