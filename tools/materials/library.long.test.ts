import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../project-files.ts'
import { averageColour, drawMaps, type Maps, measure } from './draw-maps.ts'
import { type LibraryMaterial, libraryCuts, libraryMaterials } from './library.ts'
import { seams } from './seam.ts'
import type { Surface } from './surface.ts'

const folder = `${projectRoot}catalogues/library/materials`
const pictured = libraryMaterials.flatMap(({ surface, ...material }) =>
  surface ? [{ ...material, surface }] : [],
)
const codes = [...libraryMaterials, ...libraryCuts].map(({ code }) => code)
const drawn = new Map<string, Maps>()

/** Small, because a surface is the same at every size. */
function draw({ code, surface, colour }: LibraryMaterial & { readonly surface: Surface }): Maps {
  const maps = drawn.get(code) ?? drawMaps(measure(surface, 128), surface, colour)
  drawn.set(code, maps)
  return maps
}

function worstSeam(maps: Maps): number {
  const all = [maps.colour, maps.normal, maps.roughness].flatMap((map) =>
    (['columns', 'rows'] as const).map((direction) => seams(map, direction)),
  )
  // Half a step of 255 is rounding, not a seam.
  return Math.max(...all.map(({ border, usual }) => (border - 0.5) / usual))
}

describe('the library of materials', () => {
  it.each(pictured)('$code has no seam in any of its maps', (material) => {
    expect(worstSeam(draw(material))).toBeLessThanOrEqual(1)
  })

  it('would show a seam: a picture that ends before the pattern does', () => {
    for (const code of ['oak', 'marble', 'concrete', 'parquet-herringbone', 'tile-white']) {
      const material = pictured.find((held) => held.code === code)
      if (!material) throw new Error(code)
      const { at, width, height } = material.surface
      const cut = { at, width: width * 0.83, height: height * 0.83 }
      expect(worstSeam(drawMaps(measure(cut, 128), cut)), code).toBeGreaterThan(1)
    }
  })

  it('is the same pixels in every run', () => {
    const hashes = pictured.map((material) => {
      const hash = createHash('sha256')
      for (const { data } of Object.values(draw(material))) hash.update(data)
      return `${material.code} ${hash.digest('hex').slice(0, 16)}`
    })
    expect(hashes).toMatchInlineSnapshot(`
      [
        "oak 5de126d00b5a26b2",
        "walnut b73fb819245573a1",
        "ash 7c1db504d826dd80",
        "lacquer-white 393b92cfffff2096",
        "lacquer-sage 1c83c9c4bd7ab5ec",
        "lacquer-graphite 78a8364c8e9db9fc",
        "lacquer-sand bee6854eaab00d2b",
        "lacquer-navy 7af55bc3ceed8f54",
        "gloss-white 9e752c91d9d7cea7",
        "gloss-petrol f1ccf4b934ed23d1",
        "quartz 510e852a9338ff6a",
        "marble b0611e5380abe8b7",
        "concrete 0170e27ab909e60b",
        "glass-fluted 50a449103fc910a5",
        "steel 7daa1a2abab84afe",
        "brass bb1faca093f5040f",
        "black-metal e94f629fdae19e75",
        "aluminium 0fa08c128102c6a4",
        "fabric-linen 25e2757ade71899a",
        "fabric-boucle 232e3e104e189c74",
        "tile-white e418e5a748eae9c5",
        "parquet-oak 7664dcad16f3c304",
        "parquet-herringbone 319abc230e4bb921",
      ]
    `)
  })

  it.each(pictured)('$code has the colour it is meant to have from afar', (material) => {
    for (const [channel, part] of averageColour(draw(material).colour).entries())
      expect(Math.abs(part - (material.colour[channel] ?? 0))).toBeLessThan(0.01)
  })

  it('is listed for authors', () => {
    const page = readFileSync(`${projectRoot}docs/catalogues.md`, 'utf8')
    expect(codes.filter((code) => !page.includes(`\`${code}\``))).toEqual([])
  })

  it('lies in the catalogues, under 10 MB together, with everything its list names', () => {
    const list = readFileSync(join(folder, 'materials.yaml'), 'utf8')
    const files = readdirSync(folder).filter((name) => name.endsWith('.webp'))
    const named = new Set([...list.matchAll(/[\w-]+\.webp/g)].map(([name]) => name))
    expect([...named].toSorted()).toEqual(files.toSorted())
    expect([...list.matchAll(/^ {2}([\w-]+):$/gm)].map(([, code]) => code)).toEqual(codes)
    const sizes = files.map((name) => statSync(join(folder, name)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10 * 1024 * 1024)
    expect(Math.max(...sizes)).toBeLessThan(1.5 * 1024 * 1024)
  })
})
