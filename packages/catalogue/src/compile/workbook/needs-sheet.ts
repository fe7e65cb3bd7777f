import type { WrittenSheet } from '../../xlsx/cell.ts'
import { type Draft, draftRecord, note, without } from './draft.ts'
import { needLayout } from './layouts.ts'
import type { SheetReader } from './sheet-reader.ts'
import { type Fields, readTable, type WrittenRow, writeTable } from './table.ts'
import { isRecordList } from './table-sheets.ts'
import type { TextCollector } from './texts.ts'
import { writtenSheet } from './written-sheet.ts'

/** What articles still lack stands on a sheet of its own, below the code of the article. */
export function writeNeeds(articles: unknown, texts: TextCollector): WrittenSheet {
  const rows = (isRecordList(articles) ? articles : []).flatMap((article) =>
    needsOf(article).map((need): WrittenRow => {
      const { fields, view } = texts.take(ownerOf(article.code, need.role), need)
      return {
        fields: { ...fields, article: article.code },
        view: (row) => view(`"${kind} "&$A${row}&" / "&$B${row}`),
      }
    }),
  )
  return writtenSheet(needsName, writeTable(needLayout, rows))
}

export const needsName = 'Needs'
const kind = 'Need'

function ownerOf(article: unknown, role: unknown) {
  return { kind, codes: [article, role], field: 'why' } as const
}

/** The articles without what the sheet of needs says of them. */
export function withoutNeeds(articles: unknown): unknown {
  if (!isRecordList(articles)) return articles
  return articles.map((article) => (needsOf(article).length > 0 ? without(article, 'needs') : article))
}

/** None where they have a form that the sheet has not. */
function needsOf({ code, needs }: Fields): readonly Fields[] {
  const isFit = typeof code === 'string' && isRecordList(needs) && !needs.some((need) => 'article' in need)
  return isFit ? needs : []
}

export function readNeeds(sheet: SheetReader, draft: Draft): void {
  const articles = isRecordList(draft.data.articles) ? draft.data.articles : []
  const needs = new Map<number, Fields[]>()
  for (const row of readTable(sheet, needLayout)) {
    const { article, role } = row.fields
    const index = articles.findIndex(({ code }) => code === article)
    if (article === undefined || index === -1) {
      const message =
        article === undefined ? 'This need belongs to no article' : `There is no article ${article}`
      sheet.complain(row.row, 0, message)
      continue
    }
    if (articles[index]?.needs !== undefined) {
      sheet.complain(row.row, 0, `What ${article} needs stands on the sheet Articles too: keep one`)
      continue
    }
    const listed = needs.get(index) ?? []
    const path = ['articles', index, 'needs', listed.length]
    listed.push(without(draftRecord(draft, sheet, row, path, ownerOf(article, role)), 'article'))
    // The row is found by its role, not by the article's code.
    note(draft, path, sheet.place(row.row, row.places.find(([[key]]) => key === 'role')?.[1] ?? 0))
    needs.set(index, listed)
  }
  if (needs.size === 0) return
  draft.data.articles = articles.map((article, index) => {
    const listed = needs.get(index)
    return listed ? { ...article, needs: listed } : article
  })
}
