import { findLanguage } from '@arredo/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { greyPicture, makeOffer } from './offer/make-sample-offer.ts'
import { articleRow, documentOf, inRoom, sampleOffer } from './offer/sample-offer.ts'
import { renderDocument } from './render-pdf.ts'
import { reports } from './reports.ts'
import { flat, fontsOf, lengthOnPaper, type PdfWord, pagesOf, poppler, wordsOf } from './testing/read-pdf.ts'
import { typeset, typesetPdf } from './typst-compiler.ts'

const pointsPerMillimetre = 72 / 25.4
const isTerms = ({ text }: PdfWord) => text === 'Terms'
const plan = { document: inRoom(sampleOffer(3).document) }

describe('the offer as PDF', () => {
  it('has the picture first, then rows and totals, then the plan at its scale', async () => {
    const pages = pagesOf(await makeOffer(sampleOffer(3, { picture: greyPicture(), ...plan })))
    expect(pages).toHaveLength(3)
    const [letter = '', table = '', drawing = ''] = pages

    for (const text of [
      'Atlas Interiors',
      'Anna Rossi',
      'Italy',
      'Offer 2026-0017',
      '15/12/2026',
      'Page 1 of 3',
    ])
      expect(letter).toContain(text)
    expect(table).toMatch(/3\s+Base unit 3, door\s+2\s+€122\.00\s+€244\.00/)
    expect(table).toMatch(/Total with VAT\s+€488\.00\s+Net\s+€400\.00\s+VAT 22%\s+€88\.00/)
    expect(table).toContain('Front: Oak')
    expect(table).toContain('Signature')
    expect(drawing).toContain('Scale 1:50')
    expect(drawing).toMatch(/5\s000/)
  })

  it('[D-191 part] has the chosen views behind the first page, two to a page, each with its name', async () => {
    const views = ['Facing the window', 'Door', 'Sink'].map((name, k) => ({
      ...{ id: name, name },
      picture: greyPicture(90 + k),
    }))
    const pdf = await makeOffer(sampleOffer(3, { picture: greyPicture(), views, ...plan }))
    const pages = pagesOf(pdf)
    expect(pages).toHaveLength(5)
    const [, first = '', second = '', table = ''] = pages
    expect(first).toContain('Views of your room')
    expect(first).toMatch(/Facing the window[\s\S]*Door/)
    expect(second).toContain('Sink')
    expect(table).toContain('Articles and prices')
    const pictures = poppler('pdfimages', pdf, '-list').trim().split('\n').slice(2)
    expect(pictures.map((line) => Number(line.trim().split(/\s+/)[0]))).toEqual([1, 2, 2, 3])
  })

  it('repeats the heads of the columns on every page of a long table and loses no row', async () => {
    const pages = pagesOf(await makeOffer(sampleOffer(60, { picture: greyPicture() })))
    const tablePages = pages.slice(1)
    expect(tablePages.length).toBeGreaterThan(2)
    for (const [index, page] of tablePages.entries()) {
      expect(page).toMatch(/Pos\.\s+Article\s+Quantity\s+Unit price\s+Total/)
      expect(page).toContain(`Page ${index + 2} of ${pages.length}`)
    }
    for (let row = 1; row <= 60; row++) expect(tablePages.join('')).toContain(`Base unit ${row}, door`)
    expect(tablePages.at(-1)).toMatch(/Total with VAT\s+€9,760\.00/)
  })

  it('shows the plan on the first page where there is no picture, and on the next below a long address', async () => {
    const pages = pagesOf(await makeOffer(sampleOffer(3, { ...plan })))
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain('Scale 1:50')
    expect(pages[1]).toContain('Articles and prices')

    const long = sampleOffer(3, { ...plan, contact: 'A very long name of a contact '.repeat(20) })
    const [letter = '', drawing = '', table = ''] = pagesOf(await makeOffer(long))
    expect(letter).not.toContain('Scale 1:50')
    expect(drawing).toContain('Scale 1:50')
    expect(table).toContain('Articles and prices')
  })

  it('is set on the paper it is for, with the plan as large as it says there', async () => {
    const papers = [
      ['A4', {}, '595.276 x 841.89 pts (A4)', '1:50'],
      ['Letter', {}, '612 x 792 pts (letter)', '1:50'],
      ['A4', { paper: 'large', orientation: 'landscape' }, '1190.55 x 841.89 pts (A3)', '1:25'],
      ['A4', { paper: 'large' }, '841.89 x 1190.55 pts (A3)', '1:25'],
    ] as const
    for (const [name, answers, size, scale] of papers) {
      const paper = { name, isLandscape: false }
      const pdf = await makeOffer(sampleOffer(3, { paper, answers, picture: greyPicture(), ...plan }))
      expect(poppler('pdfinfo', pdf)).toContain(`Page size:       ${size}`)
      const pages = pagesOf(pdf)
      expect(pages.at(-1)).toContain(`Scale ${scale}`)
      // The wall of five metres, in points of the file: 72 to an inch.
      const ratio = Number(scale.slice(2))
      expect(lengthOnPaper(pdf, 5000)).toBeCloseTo((5000 / ratio / 25.4) * 72, 3)
    }
  })

  it('has air between what is to be paid and the terms', async () => {
    const pages = wordsOf(await makeOffer(sampleOffer(3)))
    const words = pages.flatMap((page) => (page.words.some(isTerms) ? page.words : []))
    const terms = words.find(isTerms)?.top ?? Number.NaN
    const above = Math.max(...words.map(({ bottom }) => bottom).filter((bottom) => bottom <= terms))
    expect(terms - above).toBeGreaterThan(7 * pointsPerMillimetre)
  })

  it('comes as a picture too, all pages below each other on no ground that could hide them', async () => {
    const input = sampleOffer(30, { picture: greyPicture() })
    const rendered = await renderDocument(reports.offer, input)
    if (!rendered.ok) throw new Error(rendered.message)
    const made = rendered.value
    expect(Buffer.compare(made.pdf, await makeOffer(input))).toBe(0)
    expect(made.pages).toBe(pagesOf(made.pdf).length)
    expect(made.preview).toMatch(/^<svg/)
    expect(made.page).toEqual({ width: 595.2756, height: 841.8898 })
    expect(made.preview).not.toMatch(/<script|d="M 0 0v 841/)
    const again = await renderDocument(reports.offer, input)
    expect(again).toMatchObject({ value: { preview: made.preview } })
  })

  it('is tagged, claims PDF/UA, and says its title, author, date and language', async () => {
    const language = findLanguage('it') ?? sampleOffer(1).language
    const pdf = await makeOffer(sampleOffer(3, { language, picture: greyPicture(), ...plan }))
    const info = poppler('pdfinfo', pdf)
    expect(info).toMatch(/^Title: +Offer 2026-0017$/m)
    expect(info).toMatch(/^Author: +Atlas Interiors$/m)
    expect(info).toMatch(/^CreationDate: +Sun Nov 15 .* 2026/m)
    expect(info).toMatch(/^Tagged: +yes$/m)

    const metadata = poppler('pdfinfo', pdf, '-meta')
    expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(metadata).toContain('<rdf:li>it</rdf:li>')
    expect(poppler('pdfinfo', pdf, '-struct')).toMatch(/Table[\s\S]*TH[\s\S]*TD/)
  })

  it('is set in Inter alone, whatever somebody types', async () => {
    const pdf = await makeOffer(sampleOffer(3, { ...plan, contact: 'שלום 山田 Жанна Ωmega مرحبا' }))
    expect(fontsOf(pdf).sort()).toEqual(['Inter-Medium', 'Inter-Regular', 'Inter-SemiBold'])
    expect(poppler('pdfinfo', pdf)).toMatch(/^Tagged: +yes$/m)
  })

  it('shows the brand’s logo in place of its letter and name', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="10"/></svg>'
    const { letterhead } = sampleOffer(1)
    const pdf = await makeOffer(
      sampleOffer(1, { letterhead: { ...letterhead, logo: { letter: 'At', svg, picture: null } } }),
    )
    expect(pagesOf(pdf)[0]).not.toMatch(/^\s*(At\s+)?Atlas Interiors/)
    expect(poppler('pdfinfo', pdf, '-struct')).toContain('Figure')
    expect(poppler('pdfinfo', pdf, '-meta')).toContain('pdfuaid:part')
  })

  it('gives the same bytes for the same offer, also after another one', async () => {
    const offer = sampleOffer(3, { picture: greyPicture(200) })
    const first = await makeOffer(offer)
    const other = await makeOffer(sampleOffer(3, { picture: greyPicture(50) }))
    expect(Buffer.compare(await makeOffer(offer), first)).toBe(0)
    expect(Buffer.compare(other, first)).not.toBe(0)
  })
})

describe('what a person typed', () => {
  const typed = fc.string({
    unit: fc.constantFrom(
      ...'#*$_`\\[]{}<>@=-+/~"\'&%|;: aZ9é',
      '\n',
      '//',
      '/*',
      '#read("/data.json")',
      '#pagebreak()',
    ),
    minLength: 1,
    maxLength: 40,
  })

  it('stands on the page letter by letter and is never run', async () => {
    await fc.assert(
      fc.asyncProperty(typed, typed, async (line, name) => {
        const base = sampleOffer(1, { terms: [line] })
        const row = { ...articleRow(2), kind: 'text', text: name } as const
        const document = documentOf([articleRow(1), row])
        const offer = { ...base, document: { ...document, header: { ...document.header, name: line } } }
        const pages = pagesOf(await makeOffer(offer))
        expect(pages).toHaveLength(1)
        expect(flat(pages.join(''))).toContain(flat(line))
        expect(flat(pages.join(''))).toContain(flat(name))
      }),
      { numRuns: 20 },
    )
  })

  it('breaks where it must and never runs over the margin', async () => {
    const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(8)
    const text = { ...articleRow(2), kind: 'free', text: long, unit: 'm', price: 0, vat: '0' } as const
    const offer = sampleOffer(1, { contact: long, terms: [long] })
    const pdf = await makeOffer({ ...offer, document: documentOf([articleRow(1), text]) })

    const ends = [...poppler('pdftotext', pdf, '-bbox').matchAll(/xMax="([\d.]+)"/g)].map(([, x]) =>
      Number(x),
    )
    const margin = (20 / 25.4) * 72
    expect(Math.max(...ends)).toBeLessThanOrEqual(595.28 - margin + 0.5)
    expect(flat(pagesOf(pdf).join(''))).toContain(long)
  })

  it('longer than a page goes on on the next one', async () => {
    const text = `${'A very long remark. '.repeat(600)}The end.`
    const row = { ...articleRow(2), kind: 'text', text } as const
    const pdf = await makeOffer({ ...sampleOffer(1), document: documentOf([articleRow(1), row]) })
    expect(pagesOf(pdf).join('')).toContain('The end.')
  })

  it('may hold half a letter or a control character', async () => {
    const pdf = await makeOffer(sampleOffer(1, { contact: 'A\ud800B\u0000C\u0007D\u2028E' }))
    expect(poppler('pdfinfo', pdf)).toContain('Tagged')
  })

  it('runs from right to left where the language does', async () => {
    const language = findLanguage('ar-XB') ?? sampleOffer(1).language
    const pdf = await makeOffer(sampleOffer(3, { language }))
    const [position] = [...poppler('pdftotext', pdf, '-bbox').matchAll(/xMin="([\d.]+)"[^>]*>\W*Pos/g)]
    expect(Number(position?.[1])).toBeGreaterThan(500)
  })
})

describe('typesetPdf', () => {
  it('reads what it was given and nothing from the disk', async () => {
    const reading = (path: string) => `#set document(title: "Test")\n#read("${path}")`
    const pdf = await typesetPdf({
      template: reading('/data.json'),
      files: { 'data.json': Buffer.from('given') },
    })
    expect(poppler('pdftotext', pdf)).toContain('given')

    const alone = (path: string) => ({ template: reading(path), files: {} })
    await expect(typesetPdf(alone('/data.json'))).rejects.toThrow('file not found')
    await expect(typesetPdf(alone('/etc/hosts'))).rejects.toThrow('file not found')
    await expect(typesetPdf(alone('../package.json'))).rejects.toThrow('access denied')
    await expect(typeset(alone('/etc/hosts'))).rejects.toThrow('file not found')
  })
})
