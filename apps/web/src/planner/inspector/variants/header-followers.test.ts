import { type Choices, openPack } from '@arredo/catalogue'
import { type ArticleRow, evaluateProject, newDocument, type ProjectDocument } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { expect, it } from 'vitest'
import { headerFollowers } from './header-followers.ts'

const catalogues = new Map([['KITCHEN', openPack(samplePack)]])

function project(header: Choices, rows: readonly Choices[]): ProjectDocument {
  const empty = newDocument({ name: 'K', alternative: 'a', priceDate: '2026-11-15', priceList: null })
  const made = rows.map((choices, order): ArticleRow => {
    const flags = { drawn: true, offered: true, ordered: true }
    const article = { catalogue: 'KITCHEN', model: 'LINEO_STD', article: 'B-DOOR', side: 'L' as const }
    const base = { id: `r${order}`, kind: 'article' as const, alternative: 'a', order, flags }
    return { ...base, ...article, choices, quantity: 1, placement: null }
  })
  const alternative = { id: 'a', name: '', order: 1, choices: header, followers: true }
  return {
    ...empty,
    alternatives: { a: alternative },
    rows: Object.fromEntries(made.map((row) => [row.id, row])),
  }
}

function followers(header: Choices, rows: readonly Choices[]) {
  const document = project(header, rows)
  const evaluation = evaluateProject(document, { catalogues, faces: [], discounts: new Map() })
  return headerFollowers(document, evaluation, 'FRONT')
}

it('counts the articles whose own choice differs from the project’s, not those that chose the same', () => {
  expect(followers({ FRONT: 'SAGE' }, [{}, { FRONT: 'WHITE' }, { FRONT: 'SAGE' }])).toEqual({
    own: ['r1'],
    unable: [],
  })
})

it('tells the articles apart that would follow but may not', () => {
  expect(followers({ FRONT: 'OAK' }, [{ HANDLE: 'KNOB' }, {}])).toEqual({ own: [], unable: ['r0'] })
})

it('says nothing of articles that follow the model while the project has no choice', () => {
  expect(followers({}, [{}, { FRONT: 'WHITE' }])).toEqual({ own: ['r1'], unable: [] })
})

it('what takes its colour from a run by rule has none of its own', () => {
  const document = project({ FRONT: 'OAK' }, [{}, { FRONT: 'SAGE' }])
  const board = { ...(document.rows.r1 as ArticleRow), auto: { kind: 'plinth', of: ['r0'], detached: false } }
  const followed = { ...document, rows: { ...document.rows, r1: board } }
  const evaluation = evaluateProject(followed, { catalogues, faces: [], discounts: new Map() })
  expect(headerFollowers(followed, evaluation, 'FRONT')).toEqual({ own: [], unable: [] })
})
