import { done, type Result, refuse } from '@arredo/project'
import * as z from 'zod/mini'
import { parsedJson } from './parsed-json.ts'

/** A message is one text: more pictures would be longer than windows hand to each other. */
export const mostViewPictures = 20

const picturePattern = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/

/** pictures with their descriptions, as a text of JSON. */
const Rows = z
  .array(z.object({ des: z.string().check(z.maxLength(200)), img: z.string() }))
  .check(z.maxLength(mostViewPictures))

/** The same rows, each picture by the name it is kept under. */
export const KeptViews = z.array(z.object({ des: z.string(), img: z.string() }))

type ViewPicture = { readonly des: string; readonly content: string }

export function readViewmaker(json: string): Result<readonly ViewPicture[]> {
  const read = Rows.safeParse(parsedJson(json))
  const rows = read.success ? read.data : []
  const pictures = rows.map(({ des, img }) => ({ des, content: pictureContent(img) }))
  const isFit = pictures.length > 0 && pictures.every(({ content }) => content !== '')
  return isFit ? done(pictures) : refuse('Something went wrong please try again')
}

/** In base64; empty where it is no picture. */
export function pictureContent(img: string): string {
  return picturePattern.exec(img)?.[1] ?? ''
}
