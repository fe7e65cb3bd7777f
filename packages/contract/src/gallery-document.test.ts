import { openPack } from '@arredo/catalogue'
import { shellOf } from '@arredo/geometry'
import { evaluateProject, readDocument, splitTrade, standingRows } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import { GallerySource } from './gallery.ts'
import { galleryDocument } from './gallery-document.ts'

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
    expect(Object.keys(built.value.corners)).toEqual(['corner-1', 'corner-2', 'corner-3', 'corner-4'])
    expect(shellOf(built.value).rooms).toMatchObject([{ record: { id: 'room-1' }, area: 12_000_000 }])
    expect(built.value.openings['opening-1']).toMatchObject({ hand: 'left', swing: 'in', side: 'right' })
    expect(Object.values(built.value.rows)).toMatchObject([
      { article: code, model: article?.models[0], placement: { seat: { on: 'wall', wall: 'wall-1' } } },
      { quantity: 2, placement: { seat: { on: 'floor' } } },
    ])
    expect(readDocument(splitTrade(built.value).document)).toEqual(built)
  })

  it('[H-76] an item stands where its author put it in plan, on a wall of any direction as well', () => {
    const places = [
      { at: [100, 2400, 0], wall: 1 },
      { at: [3900, 2000, 850], rotation: 270, wall: 2 },
      { at: [2000, 90, 0], rotation: 180, wall: 3 },
      { at: [700, 2400, 0], rotation: 30 },
    ]
    const built = galleryDocument(
      GallerySource.parse({ ...source, items: places.map((place) => ({ article: code, ...place })) }),
      samplePack.code,
      [samplePack],
    )
    if (!built.ok) throw new Error(built.message)
    const catalogues = new Map([[samplePack.code, openPack(samplePack)]])
    const evaluation = evaluateProject(built.value, { catalogues, faces: [], discounts: new Map() })
    expect(standingRows(built.value, evaluation).map(({ place }) => place)).toEqual(
      places.map(({ at, rotation = 0 }) => ({ at, rotation })),
    )
  })

  it('has what its author wrote and nothing that comes by rule, openings of every kind among it', () => {
    const opening = { wall: 2, offset: 100, width: 900, height: 2000 }
    const built = galleryDocument(
      GallerySource.parse({
        ...source,
        followers: false,
        openings: [
          { ...opening, kind: 'passage', swing: 'none' },
          { ...opening, kind: 'niche', offset: 1500, depth: 60, side: 'left', hand: 'right' },
        ],
      }),
      samplePack.code,
      [samplePack],
    )
    if (!built.ok) throw new Error(built.message)
    expect(Object.values(built.value.openings)).toMatchObject([
      { kind: 'passage', swing: 'none', depth: null },
      { kind: 'niche', depth: 60, side: 'left', hand: 'right' },
    ])
    expect(built.value.alternatives.main?.followers).toBe(false)
    const followed = galleryDocument(source, samplePack.code, [samplePack])
    expect(followed.ok && followed.value.alternatives.main?.followers).toBe(true)
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
    const open = { room: { type: 'rt2', lengths: [2000, 3000, 2000] }, openings: [] }
    expect(wrong({ ...open, items: [{ article: code, at: [0, 0, 0], wall: 4 }] })).toMatchObject({
      message: 'No wall wall-4',
    })
  })
})
