import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { withPictureBrowser } from '../../materials/picture-browser.ts'
import { type SizeName, tourSizes } from '../tour.ts'
import type { Finding, Shot } from './look-at.ts'

const sheetWidth = 1900
/** In a row, and on a sheet: as many as can still be judged. */
const layout: Readonly<Record<SizeName, { readonly columns: number; readonly most: number }>> = {
  desk: { columns: 3, most: 9 },
  tablet: { columns: 3, most: 9 },
  phone: { columns: 6, most: 12 },
}

/** Pictures of one brand, kind and size together, a sheet for every few of them; the files. */
export async function layOut(shots: readonly Shot[], findings: readonly Finding[], out: string) {
  const groups = Map.groupBy(shots, ({ brand, kind, size }) => `${brand}_${kind}s_${size}`)
  return withPictureBrowser(async (browser) => {
    const files: string[] = []
    for (const [title, all] of groups) {
      const { columns, most } = layout[all[0]?.size ?? 'desk']
      for (let at = 0; at < all.length; at += most) {
        const file = join(out, `sheet_${title}_${at / most + 1}.png`)
        const page = sheet(title, all.slice(at, at + most), findings, columns)
        writeFileSync(file, await browser.shoot(page, sheetWidth))
        files.push(file)
      }
    }
    return files
  })
}

function sheet(title: string, shots: readonly Shot[], findings: readonly Finding[], columns: number): string {
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; padding: 20px; background: #8d8f94; font: 14px/1.35 system-ui, sans-serif }
h1 { margin: 0 0 12px; font-size: 18px }
main { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 16px }
figure { margin: 0 } img { display: block; width: 100% } .found { color: #7a0c00 }
</style><h1>${title.replaceAll('_', ' ')}</h1><main>${shots.map((shot) => card(shot, findings)).join('')}</main>`
}

function card({ name, size, brand, file }: Shot, findings: readonly Finding[]): string {
  const found = findings.filter((one) => one.name === name && one.size === size && one.brand === brand).length
  const { width, height } = tourSizes[size]
  const address = `data:image/png;base64,${readFileSync(file).toString('base64')}`
  const words = found > 0 ? ` <b class="found">${found} found</b>` : ''
  return `<figure><b>${name}</b>${words}<img title="${basename(file)}" width="${width}" height="${height}" style="height:auto" src="${address}"></figure>`
}
