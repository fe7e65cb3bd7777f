import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { averageColour, type Maps } from './draw-maps.ts'
import type { Worked } from './library.ts'
import type { PictureBrowser } from './picture-browser.ts'
import { toHex } from './surface.ts'

export type WrittenMaterial = {
  readonly code: string
  readonly name: Readonly<Record<string, string>>
  readonly finish: string
  readonly colour: string
  readonly texture?: {
    readonly colour: string
    readonly normal: string
    readonly roughness: string
    readonly width: number
    readonly height: number
  }
  readonly density?: number
} & Worked

type Description = Pick<WrittenMaterial, 'code' | 'name' | 'finish'> & {
  readonly width: number
  readonly height: number
}

/** 1 is without loss: the directions of a smooth surface are one or two steps of colour, lost at once otherwise. */
const qualities = { colour: 0.95, normal: 1, roughness: 0.92 }

export async function writeMaps(
  folder: string,
  { width, height, ...description }: Description,
  maps: Maps,
  browser: PictureBrowser,
): Promise<WrittenMaterial & { readonly bytes: number }> {
  const names = {
    colour: `${description.code}.webp`,
    normal: `${description.code}-normal.webp`,
    roughness: `${description.code}-roughness.webp`,
  }
  let bytes = 0
  for (const map of ['colour', 'normal', 'roughness'] as const) {
    const { size, data } = maps[map]
    const file = await browser.encode({ width: size, height: size, data }, qualities[map])
    await writeFile(join(folder, names[map]), file)
    bytes += file.length
  }
  const colour = toHex(averageColour(maps.colour))
  return { ...description, colour, texture: { ...names, width, height }, bytes }
}

export function materialsYaml(materials: readonly WrittenMaterial[], comment: string): string {
  const entries = materials.map(({ code, name, colour, finish, texture, laid, ...worked }) => {
    const words = Object.entries(name).map(([language, text]) => `${language}: ${quoted(text)}`)
    const lines = [
      `  ${code}:`,
      `    name: { ${words.join(', ')} }`,
      `    colour: "${colour}"`,
      `    finish: ${finish}`,
      ...Object.entries(worked).map(([word, value]) => `    ${word}: ${value}`),
    ]
    if (texture) {
      lines.push(
        '    texture:',
        `      colour: ${texture.colour}`,
        `      normal: ${texture.normal}`,
        `      roughness: ${texture.roughness}`,
        `      width: ${texture.width}`,
        `      height: ${texture.height}`,
        ...(laid ? ['      laid: true'] : []),
      )
    }
    return `${lines.join('\n')}\n`
  })
  return `# ${comment}\nmaterials:\n${entries.join('')}`
}

function quoted(text: string): string {
  return /^[\p{L} -]+$/u.test(text) ? text : JSON.stringify(text)
}
