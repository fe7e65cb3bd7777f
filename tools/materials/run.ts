import { mkdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '../project-files.ts'
import { drawMaps, measure } from './draw-maps.ts'
import { densities, libraryCuts, libraryMaterials, workedMaterials } from './library.ts'
import { shootSheet } from './material-sheet.ts'
import { photoMaterial } from './photo-material.ts'
import { type PictureBrowser, withPictureBrowser } from './picture-browser.ts'
import { toHex } from './surface.ts'
import { materialsYaml, type WrittenMaterial, writeMaps } from './write-material.ts'

const usage = `npm run materials                                        draws the library and its sheet again
npm run materials -- photo.webp --width 800 --name Slate     makes a material of a photo 800 mm wide
  [--code slate] [--finish stone] [--into folder]`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string' },
    name: { type: 'string' },
    code: { type: 'string' },
    finish: { type: 'string', default: 'stone' },
    into: { type: 'string', default: '.' },
  },
})
const [photo] = positionals
if (photo === undefined) await withPictureBrowser(drawLibrary)
else await withPictureBrowser((browser) => fromPhoto(photo, browser))

async function drawLibrary(browser: PictureBrowser): Promise<void> {
  const folder = `${projectRoot}catalogues/library/materials`
  mkdirSync(folder, { recursive: true })
  const written: WrittenMaterial[] = []
  let total = 0
  for (const { code, name, finish, colour, surface } of libraryMaterials) {
    const density = densities[code]
    const weighed = density === undefined ? {} : { density }
    if (!surface) {
      written.push({ code, name, finish, colour: toHex(colour), ...weighed })
      continue
    }
    const maps = drawMaps(measure(surface, 1024, 2), surface, colour)
    const { width, height } = surface
    const { bytes, ...material } = await writeMaps(
      folder,
      { code, name, finish, width, height },
      maps,
      browser,
    )
    written.push({ ...material, ...weighed, ...workedMaterials[code] })
    total += bytes
    console.log(`${code} ${material.colour} ${Math.round(bytes / 1024)} kB`)
  }
  for (const { of, ...cut } of libraryCuts) {
    const like = written.find(({ code }) => code === of)
    if (like) written.push({ ...like, ...cut })
  }
  const comment = 'Written by `npm run materials`: change tools/materials instead.'
  await writeFile(join(folder, 'materials.yaml'), materialsYaml(written, comment))
  await writeFile(`${projectRoot}docs/images/materials.png`, await shootSheet(folder, written, browser))
  console.log(`${written.length} materials, ${(total / 1024 / 1024).toFixed(1)} MB`)
}

async function fromPhoto(path: string, browser: PictureBrowser): Promise<void> {
  const width = Number(values.width)
  const { name, finish, into } = values
  if (!(width > 0) || name === undefined) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  const types: Readonly<Record<string, string>> = { '.png': 'image/png', '.webp': 'image/webp' }
  const type = types[extname(path).toLowerCase()] ?? 'image/jpeg'
  const made = photoMaterial(await browser.decode(await readFile(path), type), width)
  const code = values.code ?? name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  mkdirSync(into, { recursive: true })
  const { width: wide, height } = made
  const description = { code, name: { en: name }, finish, width: wide, height }
  const material = await writeMaps(into, description, made.maps, browser)
  const file = join(into, `${code}.yaml`)
  await writeFile(file, materialsYaml([material], `Made from a photo ${width} mm wide.`))
  console.log(`${file}: ${wide} × ${height} mm, ${material.colour}`)
}
