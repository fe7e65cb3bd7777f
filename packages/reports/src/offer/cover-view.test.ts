import type { ReportAnswers } from '@arredo/contract'
import type { SavedView } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { coverViews, findReport } from '../index.ts'
import type { ReportInput } from '../report-input.ts'
import { coverView } from './cover-view.ts'
import { greyPicture } from './make-sample-offer.ts'
import { offerPages } from './offer-data.ts'
import { sampleOffer } from './sample-offer.ts'

const place = { eye: [0, -3000, 1600], target: [2000, 1500, 900], fieldOfView: 40 } as const
const saved: readonly SavedView[] = [
  { ...place, id: 'us', name: 'Only for us', order: 1 },
  { ...place, id: 'door', name: 'Door', order: 2, offered: true },
  { ...place, id: 'sink', name: 'Sink', order: 3, offered: true },
]
const room = greyPicture()
const pictureOf = ({ id }: { readonly id: string }) => new TextEncoder().encode(id)

function letter(answers: ReportAnswers, changes: Partial<ReportInput> = {}): ReportInput {
  const { document } = sampleOffer(1)
  return sampleOffer(1, {
    document: { ...document, views: Object.fromEntries(saved.map((view) => [view.id, view])) },
    ...{ answers, picture: room, views: saved.map((view) => ({ ...view, picture: pictureOf(view) })) },
    ...changes,
  })
}

/** What is on the cover, and the names of the views behind it. */
function shown(input: ReportInput) {
  const made = offerPages(input)
  if (!made.ok) throw new Error(made.message)
  const { data, assets = {} } = made.value
  return {
    cover: data.picture && assets[data.picture.asset],
    views: data.views.pictures.map(({ name }) => name),
  }
}

describe('[D-191 part] the cover of a letter', () => {
  it('is the first view that offers show, which is then not shown once more', () => {
    expect(shown(letter({ cover: '' }))).toEqual({
      ...{ cover: pictureOf({ id: 'door' }), views: ['Only for us', 'Sink'] },
    })
  })

  it('is any view that was asked for, or the whole room; of another project’s view there is none', () => {
    expect(coverView(letter({ cover: 'us' }))?.id).toBe('us')
    expect(shown(letter({ cover: 'room' }))).toEqual({ cover: room, views: saved.map(({ name }) => name) })
    expect(coverView(letter({ cover: 'gone' }))?.id).toBe('door')
  })

  it('is the room where no view is for offers, where a photograph was chosen, and where nobody could ask yet', () => {
    const { document } = sampleOffer(1)
    expect(coverView(letter({ cover: '' }, { document }))).toBeNull()
    expect(coverView(letter({ cover: '' }, { cover: 'photograph' }))).toBeNull()
    expect(coverView(letter({ cover: 'sink' }, { cover: 'photograph' }))?.id).toBe('sink')
    expect(coverView(letter({}))).toBeNull()
  })

  it('is the room where the picture of its view could not be taken', () => {
    const views = saved.slice(2).map((view) => ({ ...view, picture: pictureOf(view) }))
    expect(shown(letter({ cover: '' }, { views }))).toEqual({ cover: room, views: ['Sink'] })
  })

  it('is each letter’s own in one file, and the whole room for what is none', () => {
    const input = letter({ 'offer.cover': 'sink', 'orderConfirmation.cover': '' })
    const coversOf = (name: string) => {
      const report = findReport(name)
      return report && coverViews(report, input).map((view) => view?.id ?? null)
    }
    expect(coversOf('offer;orderConfirmation;deliveryNote')).toEqual(['sink', 'door'])
    expect(coversOf('offer;summary')).toEqual(['sink', null])
    expect(coversOf('pictureBook')).toEqual([null])
  })
})
