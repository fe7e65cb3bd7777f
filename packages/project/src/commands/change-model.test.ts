import { expect, it } from 'vitest'
import type { ArticleRow } from '../document.ts'
import { newDocument } from '../new-document.ts'
import { changeModel } from './change-model.ts'
import { changeSide } from './change-side.ts'

const row: ArticleRow = {
  id: 'r',
  kind: 'article',
  alternative: 'a',
  order: 1,
  flags: { drawn: true, offered: true, ordered: true },
  catalogue: 'KITCHEN',
  model: 'LINEO_STD',
  article: 'B-DOOR',
  side: 'L',
  choices: { FRONT: 'OAK' },
  quantity: 1,
  placement: null,
}
const empty = newDocument({ name: 'K', alternative: 'a', priceDate: '2026-11-15', priceList: null })
const document = { ...empty, rows: { r: row } }

it('another model or side keeps the own choices', () => {
  const changed = changeModel.run(document, { row: 'r', model: 'LINEO_PRO' })
  expect(changed).toMatchObject({ ok: true, value: { rows: { r: { ...row, model: 'LINEO_PRO' } } } })
  const turned = changeSide.run(document, { row: 'r', side: 'R' })
  expect(turned).toMatchObject({ ok: true, value: { rows: { r: { ...row, side: 'R' } } } })
})

it('the same again is no change, and what is no article is refused', () => {
  expect(changeModel.run(document, { row: 'r', model: 'LINEO_STD' })).toEqual({ ok: true, value: document })
  expect(changeSide.run(document, { row: 'r', side: 'L' })).toEqual({ ok: true, value: document })
  expect(changeSide.run(document, { row: 'x', side: 'R' })).toEqual({ ok: false, message: 'No row x' })
})
