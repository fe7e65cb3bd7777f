import { done, type Result, refuse } from '@arredo/project'
import * as z from 'zod/mini'
import { type ViewPicture, viewmakerRows } from '../host/viewmaker-rows.ts'
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

type WireViewmaker = { readonly json: string }
type KeptViews = z.output<typeof KeptViews>

export function toWireViewmaker(views: readonly ViewPicture[]): WireViewmaker {
  return { json: JSON.stringify(viewmakerRows(views)) }
}

/** Names, and pictures in base64. */
export function fromWireViewmaker({
  json,
}: WireViewmaker): Result<readonly { readonly name: string; readonly content: string }[]> {
  const read = Rows.safeParse(parsedJson(json))
  const rows = read.success ? read.data : []
  const pictures = rows.map(({ des: name, img }) => ({ name, content: pictureContent(img) }))
  const isFit = pictures.length > 0 && pictures.every(({ content }) => content !== '')
  return isFit ? done(pictures) : refuse('Something went wrong please try again')
}

type KeptView = { readonly name: string; readonly file: string }

export function toWireKeptViews(views: readonly KeptView[]): KeptViews {
  return views.map(({ name, file }) => ({ des: name, img: file }))
}

export function fromWireKeptViews(rows: KeptViews): readonly KeptView[] {
  return rows.map(({ des: name, img: file }) => ({ name, file }))
}

/** In base64; empty where it is no picture. */
export function pictureContent(img: string): string {
  return picturePattern.exec(img)?.[1] ?? ''
}
