import { describe, expect, it } from 'vitest'
import { greyPicture } from '../offer/make-sample-offer.ts'
import { sampleOffer } from '../offer/sample-offer.ts'
import { renderDocument } from '../render-pdf.ts'
import { pictureBook } from './picture-book.ts'
import { pictureBookPages } from './picture-book-pages.ts'

const picture = greyPicture()
const views = ['Window', 'Door', 'Sink', 'Oven', 'Table'].map((name) => ({ id: name, name, picture }))
const book = (changes: object = {}) => sampleOffer(1, { picture, views, ...changes })

describe('the picture book', () => {
  it('has a cover and then every saved view by its name, one to a page or four', async () => {
    const pagesWith = async (perPage: string) => {
      const made = await renderDocument(pictureBook, book({ answers: { perPage } }))
      return made.ok ? made.value : null
    }
    expect(await pagesWith('1')).toMatchObject({ pages: 6 })
    const four = await pagesWith('4')
    expect(four?.pages).toBe(3)
    expect(four?.page.width).toBeGreaterThan(four?.page.height ?? 0)
  })

  it('to be looked at has an empty sheet for each picture that is still to be taken', () => {
    const made = pictureBookPages(
      book({ number: '', picture: null, views: [{ id: 'w', name: 'Window', picture: null }] }),
    )
    expect(made).toMatchObject({ ok: true, value: { assets: {}, data: { pictures: [{ asset: null }] } } })
  })

  it('without any picture is not made', () => {
    const message = 'There is no picture of this project yet'
    expect(pictureBookPages(book({ picture: null, views: [] }))).toEqual({ ok: false, message })
  })
})
