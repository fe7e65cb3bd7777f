import type { ReportField } from '@arredo/contract'
import type { Drawing } from '@arredo/drawings'
import type { Result } from '@arredo/project'
import type { Table } from '@arredo/tables'
import type { ReportInput } from './report-input.ts'

/** Files a template may read, by the name it reads them under; it can read nothing else. */
export type Assets = Readonly<Record<string, Uint8Array>>

/** What the pages say, plain data in the reader's words, and the files they show. */
export type Pages = { readonly data: { readonly frame: unknown }; readonly assets?: Assets }

/** A drawing as it is on its sheet, and what tells it from the others. */
export type NamedDrawing = { readonly name: string; readonly drawing: Drawing }

/** One kind of document: what is asked before it is made, what is said, and how it looks. */
export type Report = {
  readonly name: string
  /** English; translated where it is shown. */
  readonly title: string
  /** What customers and guests may have made; the trade's prices and the workshop's lists are `internal`. */
  readonly audience: 'customer' | 'internal'
  /** It says what the shop does: only who sells has it made, and whoever has the project reads it. */
  readonly speaksForShop?: true
  /** It shows the room, alone or with the saved views chosen for offers or all: for no other report are they taken. */
  readonly pictures?: 'room' | 'chosen' | 'all'
  readonly fields: readonly ReportField[]
  /** The Typst file. It begins with `#import "pages.typ": *`, reads its data as `data` and every asset by its name. */
  readonly template: URL
  pages(input: ReportInput): Result<Pages>
  /** The lists on its pages, for spreadsheets; none where there are no lists. */
  tables?(input: ReportInput): readonly Table[]
  /** The drawings on its pages, for CAD; none where they are only to be looked at. */
  drawings?(input: ReportInput): readonly NamedDrawing[]
}
