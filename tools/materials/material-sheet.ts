import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Photo } from './photo-material.ts'
import type { PictureBrowser } from './picture-browser.ts'
import type { WrittenMaterial } from './write-material.ts'

const sheetWidth = 1800
const cardHeight = 321

/**
 * One card per material: the whole tile three by three, in its true proportions, so that a seam or a
 * repeat would show; beside it a detail, every pixel of the picture a pixel of the sheet.
 */
export async function shootSheet(
  folder: string,
  materials: readonly WrittenMaterial[],
  browser: PictureBrowser,
): Promise<Buffer> {
  const cards: string[] = []
  for (const { code, name, finish, colour, texture } of materials) {
    const size = texture ? `${texture.width} × ${texture.height} mm` : 'no picture'
    const surfaces = texture ? await views(folder, texture, browser) : [`background: ${colour}`]
    cards.push(`<figure>
<div class="pair">${surfaces.map((style) => `<div style="${style}"></div>`).join('')}</div>
<figcaption><b>${name.en}</b><span>${code} · ${finish} · ${size} · ${colour}</span></figcaption>
</figure>`)
  }
  return await browser.shoot(page(cards), sheetWidth)
}

function page(cards: readonly string[]): string {
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; padding: 30px; background: #faf9f7; font: 14px/1.4 system-ui, sans-serif; color: #26272a }
main { display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px }
figure { margin: 0 } .pair { display: flex; gap: 6px; height: ${cardHeight}px }
.pair div { flex: 1; border-radius: 6px } figcaption { padding-top: 6px } b { display: block }
span { color: #77777a; font-size: 12px }
</style><main>${cards.join('\n')}</main>`
}

async function views(
  folder: string,
  { colour, width, height }: NonNullable<WrittenMaterial['texture']>,
  browser: PictureBrowser,
): Promise<readonly string[]> {
  const file = await readFile(join(folder, colour))
  const picture = await browser.decode(file, 'image/webp')
  const high = cardHeight / 3
  const afar = await browser.encode(shrink(picture, Math.round((high * width) / height), high), 1)
  return [
    `background: url(data:image/webp;base64,${afar.toString('base64')})`,
    `background: url(data:image/webp;base64,${file.toString('base64')}) 0 0 / ${picture.width}px ${(picture.width * height) / width}px`,
  ]
}

/** Averages all that falls into a pixel: a browser in a hurry leaves most of it out, and grain turns to dots. */
function shrink({ width, height, data }: Photo, wide: number, high: number): Photo {
  const sums = new Float64Array(wide * high * 4)
  const counts = new Float64Array(wide * high)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const into = Math.floor((row / height) * high) * wide + Math.floor((column / width) * wide)
      counts[into] = (counts[into] ?? 0) + 1
      for (let channel = 0; channel < 4; channel++) {
        const at = into * 4 + channel
        sums[at] = (sums[at] ?? 0) + (data[(row * width + column) * 4 + channel] ?? 0)
      }
    }
  }
  return {
    width: wide,
    height: high,
    data: Uint8ClampedArray.from(sums, (sum, at) => sum / (counts[Math.floor(at / 4)] ?? 1)),
  }
}
