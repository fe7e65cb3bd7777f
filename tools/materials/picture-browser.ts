import { chromium, type Page } from '@playwright/test'
import { browserFlags, chromiumPath } from '../browser.ts'
import type { Photo } from './photo-material.ts'

/** Chromium as the one that writes and reads WebP: it is installed wherever pictures are made. */
export type PictureBrowser = {
  readonly encode: (picture: Photo, quality: number) => Promise<Buffer>
  readonly decode: (file: Buffer, type: string) => Promise<Photo>
  /** A picture of a page, as PNG. */
  readonly shoot: (html: string, width: number) => Promise<Buffer>
}

export async function withPictureBrowser<T>(run: (browser: PictureBrowser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: browserFlags })
  try {
    const page = await browser.newPage()
    return await run({
      encode: (picture, quality) => encode(page, picture, quality),
      decode: (file, type) => decode(page, file, type),
      async shoot(html, width) {
        await page.setViewportSize({ width, height: 800 })
        await page.setContent(html, { waitUntil: 'load' })
        return await page.screenshot({ fullPage: true })
      },
    })
  } finally {
    await browser.close()
  }
}

async function encode(page: Page, { width, height, data }: Photo, quality: number): Promise<Buffer> {
  const address = await page.evaluate(
    ({ raw, width, height, quality }) => {
      const bytes = Uint8ClampedArray.from(atob(raw), (letter) => letter.charCodeAt(0))
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      canvas.getContext('2d')?.putImageData(new ImageData(bytes, width, height), 0, 0)
      return canvas.toDataURL('image/webp', quality)
    },
    { raw: Buffer.from(data).toString('base64'), width, height, quality },
  )
  if (!address.startsWith('data:image/webp')) throw new Error('This Chromium cannot write WebP')
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

async function decode(page: Page, file: Buffer, type: string): Promise<Photo> {
  const { width, height, raw } = await page.evaluate(
    async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const bytes = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray()
      let letters = ''
      for (let at = 0; at < bytes.length; at += 0x8000)
        letters += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
      return { width: canvas.width, height: canvas.height, raw: btoa(letters) }
    },
    `data:${type};base64,${file.toString('base64')}`,
  )
  return { width, height, data: Uint8ClampedArray.from(Buffer.from(raw, 'base64')) }
}
