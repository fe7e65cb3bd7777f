import { readDocument } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import { GallerySource } from './gallery.ts'
import { galleryDocument, withNewIds } from './gallery-document.ts'

const [article] = samplePack.articles
const code = article?.code ?? ''
const source = GallerySource.parse({
  code: 'first',
  name: { en: 'First room', it: 'Prima stanza' },
  filters: ['kitchen'],
  room: { type: 'rt1', lengths: [4000, 3000] },
  openings: [{ wall: 1, kind: 'window', offset: 500, width: 1200, height: 1200, sill: 900 }],
  items: [
    { article: code, at: [100, 2400, 0], wall: 1 },
    { article: code, at: [700, 2400, 0], quantity: 2 },
  ],
  views: [{ name: 'Door', eye: [0, -3000, 1600], target: [2000, 1500, 900], fieldOfView: 50 }],
})

describe('a gallery as a document', () => {
  it('[H-76, D-14] holds its room, its items and its views, and can be read as any other', () => {
    const built = galleryDocument(source, samplePack.code, [samplePack])
    if (!built.ok) throw new Error(built.message)
    expect(Object.keys(built.value.walls)).toHaveLength(4)
    expect(Object.values(built.value.rows)).toMatchObject([
      { article: code, model: article?.models[0], placement: { at: [100, 2400, 0], wall: 'wall-1' } },
      { quantity: 2, placement: { wall: null } },
    ])
    expect(readDocument(built.value)).toEqual(built)
  })

  it('[H-76] is opened under ids of its own, and still holds together', () => {
    const built = galleryDocument(source, samplePack.code, [samplePack])
    if (!built.ok) throw new Error(built.message)
    let last = 0
    const opened = withNewIds(built.value, () => `new-${++last}`)
    expect(JSON.stringify(opened)).not.toMatch(/"(wall|item|view|opening)-\d|"main"/)
    expect(readDocument(opened).ok).toBe(true)
    expect(Object.keys(opened.rows)).toHaveLength(2)
    const [seated] = Object.values(opened.rows)
    expect(Object.keys(opened.walls)).toContain(seated && 'placement' in seated && seated.placement?.wall)
  })

  it('says what cannot be built', () => {
    const wrong = (change: object) =>
      galleryDocument(GallerySource.parse({ ...source, ...change }), samplePack.code, [samplePack])
    expect(wrong({ items: [{ article: 'NONE', at: [0, 0, 0] }] })).toMatchObject({
      message: 'NONE is an unknown article',
    })
    expect(wrong({ items: [{ article: code, model: 'NONE', at: [0, 0, 0] }] }).ok).toBe(false)
    expect(wrong({ items: [{ article: code, at: [0, 0, 0], wall: 9 }] })).toMatchObject({
      message: 'No wall wall-9',
    })
  })
})
