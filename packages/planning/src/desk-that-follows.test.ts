import { type Catalogue, openPack } from '@arredo/catalogue'
import {
  addAlternative,
  clipText,
  createDesk,
  type Desk,
  detachFollower,
  evaluateProject,
  mostRows,
  type ProjectDocument,
  pasteRows,
  placeArticle,
  readClip,
  readDocument,
  setWallLength,
  swapArticle,
  withNewIds,
} from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { kitchenPack } from '../../../tools/pricing/kitchen-pack.ts'
import { createFollow } from './followers/follow.ts'
import { emptyKitchen, faceAt, onFace } from './testing/kitchen-for-tests.ts'

const catalogues: ReadonlyMap<string, Catalogue> = new Map([['KITCHEN', openPack(await kitchenPack())]])
const head = { catalogue: 'KITCHEN', model: 'LINEO_STD', side: 'L', article: 'B-DR3' } as const

function deskOf(document: ProjectDocument): Desk {
  return createDesk({
    document,
    evaluate: (current, alternative) =>
      evaluateProject(current, { catalogues, discounts: new Map(), faces: [], alternative }),
    follow: createFollow(() => catalogues),
  })
}

function deskWithUnits(lefts: readonly number[], width = 600): Desk {
  const room = { ...emptyKitchen(8000, 4000), packs: { KITCHEN: 'x' } }
  const desk = deskOf(room)
  for (const [index, left] of lefts.entries()) {
    const placement = onFace(room, 'north', left)
    desk.run(placeArticle, { ...head, row: `u${index}`, choices: { W: width }, placement })
  }
  return desk
}

const articlesIn = ({ rows }: ProjectDocument) =>
  Object.values(rows)
    .map((row) => (row.kind === 'article' ? `${row.article}${row.auto ? ' by rule' : ''}` : row.kind))
    .toSorted()

describe('a desk on which things follow', () => {
  it('pastes a kitchen with what follows it once, as it was copied', () => {
    const desk = deskWithUnits([1000, 1600])
    const { document } = desk.current()
    const before = articlesIn(document)
    expect(before).toContain('WT by rule')
    for (const isKept of [false, true]) {
      const worktop = Object.values(document.rows).find(
        (row) => row.kind === 'article' && row.article === 'WT',
      )
      if (isKept && worktop) desk.run(detachFollower, { row: worktop.id, detached: true })
      const now = desk.current()
      const text = clipText(now, Object.keys(now.document.rows))
      const clip = text.ok ? readClip(text.value) : text
      if (!clip.ok) throw new Error(clip.message)
      let count = 0
      const { rows, packs } = withNewIds(clip.value.document, () => `p${isKept}${count++}`)
      const moved = Object.values(rows).map((row) => {
        if (!('placement' in row) || !row.placement) return row
        const [x, y, z] = row.placement.at
        return { ...row, placement: { ...row.placement, at: [x + 3000, y, z] as const } }
      })
      expect(desk.run(pasteRows, { rows: moved, packs })).toMatchObject({ ok: true })
      expect(articlesIn(desk.current().document)).toEqual([...before, ...before].toSorted())
      desk.undo()
    }
  })

  it('lets no alternative fall behind a room that changes, and takes every step back', () => {
    const desk = deskWithUnits([7300])
    const first = desk.current().document
    desk.run(addAlternative, { alternative: 'b', name: 'B', rowIds: {} })
    desk.look('b')
    const { wall, side } = faceAt(first, 'north')
    const rooms = Object.keys(first.rooms)
    expect(desk.run(setWallLength, { wall, side, length: 7900, end: 'to', rooms })).toMatchObject({
      ok: true,
    })
    const followed = desk.current().document
    desk.look('main')
    expect(desk.current().document).toBe(followed)
    expect(articlesIn(followed)).not.toEqual(articlesIn(first))
    while (desk.current().undoes !== null) expect(desk.undo()).toMatchObject({ ok: true })
    expect(desk.current().document.rows).toEqual({})
  })

  it('does nothing that could not be saved', () => {
    const desk = deskWithUnits([0])
    const { document } = desk.current()
    const [unit] = Object.values(document.rows)
    if (unit?.kind !== 'article') throw new Error('No unit')
    const more = Array.from({ length: mostRows - Object.keys(document.rows).length - 1 }, (_, k) => ({
      ...{ id: `n${k}`, alternative: unit.alternative, order: 100 + k, flags: unit.flags },
      ...{ kind: 'text' as const, text: 'x' },
    }))
    const full = deskOf({
      ...document,
      rows: { ...document.rows, ...Object.fromEntries(more.map((row) => [row.id, row])) },
    })
    const alone = { ...head, row: 'u9', choices: {}, placement: onFace(document, 'south', 2000) }
    expect(full.run(placeArticle, alone)).toEqual({
      ok: false,
      message: 'A project has no room for that many rows',
    })
    expect(readDocument(JSON.parse(JSON.stringify(full.current().document)))).toMatchObject({ ok: true })
  })

  it('takes another article in a place as wide as it comes, with the finishes of the one before', () => {
    const desk = deskWithUnits([1000], 900)
    const { document } = desk.current()
    const placement = onFace(document, 'north', 1000)
    desk.run(swapArticle, { ...head, article: 'B-DOOR', row: 'u0', choices: { FRONT: 'OAK' }, placement })
    expect(desk.current().evaluation.articles.u0?.size.width).toBe(600)
    desk.run(swapArticle, { ...head, row: 'u0', choices: {}, placement })
    expect(desk.current().document.rows.u0).toMatchObject({ choices: { FRONT: 'OAK' } })
  })
})
