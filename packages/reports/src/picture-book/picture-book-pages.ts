import { formatDate } from '@arredo/measures'
import { done, type Result, refuse } from '@arredo/project'
import { type PageFrame, pageFrame } from '../pages/page-frame.ts'
import { printable } from '../pages/paper.ts'
import type { Pages } from '../report.ts'
import type { ReportInput } from '../report-input.ts'
import { customerName } from '../wording/customer-name.ts'

type BookPicture = {
  readonly name: string
  /** Null where it is not taken yet. */
  readonly asset: string | null
  readonly alt: string
}

export type PictureBookData = {
  readonly frame: PageFrame
  readonly name: string
  /** Customer, date, contact: a line each. */
  readonly about: readonly string[]
  readonly cover: BookPicture | null
  readonly pictures: readonly BookPicture[]
  readonly columns: number
  /** Millimetres that its paper is higher than what a letter is written on. */
  readonly beyond: number
}

/** Between the margins of either small paper, on its side. */
const usualHeight = 164

const coverAsset = 'cover'
const viewAsset = (index: number) => `view-${index + 1}`

export function pictureBookPages(input: ReportInput): Result<Pages & { readonly data: PictureBookData }> {
  const { answers, contact, date, document, language, number, picture, text, views } = input
  const { name } = document.header
  const frame = pageFrame(input, text('Pictures of {{project}}', { project: name }))
  if (!frame.ok) return frame
  // Pictures are taken when it is made, not when it is only looked at what it would be.
  const hasCover = picture !== null || number === ''
  if (!hasCover && views.length === 0) return refuse('There is no picture of this project yet')

  const pictures = views.map(
    (view, index): BookPicture => ({
      name: view.name,
      asset: view.picture && viewAsset(index),
      alt: text('Picture of the planned room: {{view}}', { view: view.name }),
    }),
  )
  const data: PictureBookData = {
    ...{ frame: frame.value, name, pictures },
    about: [customerName(document), formatDate(date, language.locale), contact ?? ''].filter(Boolean),
    cover: hasCover ? { name, asset: picture && coverAsset, alt: text('Picture of the planned room') } : null,
    columns: answers.perPage === '4' ? 2 : 1,
    beyond: Math.max(0, printable(input.paper).height - usualHeight),
  }
  const assets = {
    ...(picture && { [coverAsset]: picture }),
    ...Object.fromEntries(
      views.flatMap((view, index) => (view.picture ? [[viewAsset(index), view.picture] as const] : [])),
    ),
  }
  return done({ data, assets })
}
