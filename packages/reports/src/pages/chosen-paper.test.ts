import { type ReportField, readAnswers } from '@arredo/contract'
import { describe, expect, it } from 'vitest'
import { sampleOffer } from '../offer/sample-offer.ts'
import type { Report } from '../report.ts'
import { reports } from '../reports.ts'
import { chosenPaper, letterPaper } from './chosen-paper.ts'

const kinds = Object.values<Report>(reports)
const ofPaper = ({ fields }: Report) => fields.filter(({ group }) => group === 'paper')

describe('[D-247] the paper of a document', () => {
  it('is as the shop’s printers have it, the larger one of the same printers, or what is named', () => {
    const on = (name: 'A4' | 'Letter', answers: object) =>
      chosenPaper({ paper: { name, isLandscape: false }, answers: { ...answers } }, letterPaper)
    expect(on('A4', {})).toEqual({ name: 'A4', isLandscape: false })
    expect(on('Letter', { paper: 'small', orientation: 'landscape' })).toEqual({
      ...{ name: 'Letter', isLandscape: true },
    })
    expect([on('A4', { paper: 'large' }).name, on('Letter', { paper: 'large' }).name]).toEqual([
      ...['A3', 'Tabloid'],
    ])
    expect([on('Letter', { paper: 'A4' }).name, on('A4', { paper: 'Letter' }).name]).toEqual(['A4', 'Letter'])
  })

  it('is asked last by every kind in the same words, and begins as the kind is by itself', () => {
    const usual = kinds.filter(({ name }) => name !== 'technicalSet' && name !== 'pictureBook')
    expect(usual.length).toBe(kinds.length - 2)
    for (const { fields } of usual)
      expect(fields.slice(-2)).toMatchObject([
        { name: 'paper', initial: 'small' },
        { name: 'orientation', initial: 'portrait' },
      ])
    const words = ({ label, ...field }: ReportField) => [label, 'options' in field && field.options]
    expect(new Set(kinds.map((kind) => JSON.stringify(ofPaper(kind).slice(0, 1).map(words)))).size).toBe(1)
    // Their pages are made for one shape alone.
    expect(ofPaper(reports.technicalSet)).toMatchObject([{ name: 'paper', initial: 'large' }])
    expect(ofPaper(reports.pictureBook)).toMatchObject([{ name: 'paper', initial: 'small' }])
  })

  it('is answered like all else, and nothing else is taken for paper', () => {
    const { fields } = reports.summary
    const read = (answers: object) => readAnswers(fields, { ...answers })
    expect(read({ orientation: 'landscape' })).toMatchObject({
      value: { paper: 'small', orientation: 'landscape' },
    })
    expect(read({ paper: 'A5' })).toMatchObject({ ok: false, message: 'paper cannot be "A5"' })
    expect(readAnswers(reports.technicalSet.fields, { orientation: 'portrait' }).ok).toBe(false)
  })

  it('is what the pages of every kind are set on', () => {
    for (const { name, pages, fields } of kinds.filter(
      ({ name }) => name === 'offer' || name === 'priceTrace',
    )) {
      const answers = { paper: 'large', orientation: 'landscape' }
      const made = pages(sampleOffer(1, { answers }))
      expect(fields.length, name).toBeGreaterThan(1)
      expect(made).toMatchObject({
        value: { data: { frame: { paper: { name: 'a3', isLandscape: true } } } },
      })
    }
  })
})
