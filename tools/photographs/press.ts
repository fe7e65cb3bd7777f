import { chromium } from '@playwright/test'
import { browserFlags, chromiumPath } from '../browser.ts'

/** A JPEG as WebP of the same size, as galleries keep their pictures. */
export async function pressed(jpeg: Uint8Array): Promise<Uint8Array> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: browserFlags })
  try {
    const page = await browser.newPage()
    const base64 = await page.evaluate(toWebp, Buffer.from(jpeg).toString('base64'))
    return Buffer.from(base64, 'base64')
  } finally {
    await browser.close()
  }
}

/** Runs in the page; it sees nothing of this file. */
async function toWebp(jpeg: string): Promise<string> {
  const image = new Image()
  image.src = `data:image/jpeg;base64,${jpeg}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  const [, base64 = ''] = canvas.toDataURL('image/webp', 0.86).split(',')
  return base64
}
