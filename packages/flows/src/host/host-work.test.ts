import { toWireProject, type WireProject } from '@arredo/contract'
import { shellOf } from '@arredo/geometry'
import { samplePack } from '@arredo/testing'
import { describe, expect, it, vi } from 'vitest'
import { failure } from '../testing/app-for-tests.ts'
import { hostForTests } from '../testing/host-for-tests.ts'
import { testGallery } from '../testing/test-gallery.ts'
import type { FetchedFile } from './host-outside.ts'

const gallery = testGallery(samplePack, 'G1')
const catalog = samplePack.code
const open = { action: 'openGallery', catalog, id: 'g1' }
const load = { action: 'loadGallery', catalog, id: 'g1' }

function seller(handlers = {}, options = {}) {
  const host = hostForTests({ ...gallery.handlers, ...handlers }, { pack: samplePack, ...options })
  const state = () => {
    const project = host.app.project.getState().open
    if (!project) throw new Error('no project')
    return project.desk.current()
  }
  const document = () => state().document
  const rows = () => Object.values(document().rows)
  const choices = () => document().alternatives[document().header.activeAlternative]?.choices
  return { ...host, state, document, rows, choices, isOpen: () => host.app.project.getState().open !== null }
}

describe('galleries', () => {
  it('[H-19, H-36, D-14, H-76] openGallery begins a project with its room, header and items', async () => {
    const host = seller()
    await host.ask(open)
    expect(host.path()).toBe('/configurator3d')
    expect(host.document().header).toMatchObject({ name: 'Room G1', status: 'unsaved', priceList: 'EUR2026' })
    expect(host.document().packs).toEqual({ [catalog]: 'hash-1' })
    expect(Object.keys(host.document().walls)).toHaveLength(4)
    expect(host.rows()).toHaveLength(2)
    expect(host.choices()).toEqual({ FRONT: 'OAK' })
    expect(host.state().evaluation.prices.customer?.total).toBeGreaterThan(0)
    expect(host.state().undoes).toBeNull()
  })

  it('[D-14] openGallery leaves an open project behind, loadGallery adds to it in one step of undo', async () => {
    const host = seller()
    await host.ask({ action: 'newProject', addRoom: true, roomDimension: [5000, 5000] })
    const walls = host.document().walls
    await host.ask({ ...load, newProject: false })
    expect(host.document().walls).toBe(walls)
    const onFloor = { placement: { seat: { on: 'floor' } } }
    expect(host.rows()).toMatchObject([onFloor, onFloor])
    expect(host.selected()).toEqual(host.rows().map(({ id }) => id))

    await host.ask({ ...load, newProject: false })
    const places = host
      .rows()
      .map((row) => ('placement' in row && row.placement ? row.placement.at.join() : ''))
    expect(new Set(places).size).toBe(4)
    host.app.project.getState().open?.desk.undo()
    expect(host.rows()).toHaveLength(2)

    await host.ask({ ...open, noSaveRequest: true })
    expect(host.rows()).toHaveLength(2)
    expect(host.document().walls).not.toBe(walls)
  })

  it('[H-37] a header is put on the new items, and on them alone', async () => {
    const host = seller()
    await host.ask({ action: 'insertArticle', catalog, article: samplePack.articles[0]?.code })
    const [before] = host.rows()
    await host.ask({ ...load, newProject: false, header: 'w=450' })
    expect(host.rows()[0]).toBe(before)
    expect(host.rows().slice(1)).toMatchObject([
      { choices: { W: 450 } },
      { choices: { FRONT: 'OAK', W: 450 } },
    ])

    const { articles } = host.state().evaluation
    expect(host.rows().map(({ id }) => articles[id]?.configuration.W)).toEqual([600, 450, 450])

    const fresh = seller()
    await fresh.ask({ ...open, header: 'w=450' })
    expect(fresh.choices()).toEqual({ FRONT: 'OAK', W: 450 })
  })

  it('[H-24] with addRoom the items of a gallery stand in the room of the request', async () => {
    for (const request of [open, load]) {
      const host = seller()
      await host.ask({ ...request, addRoom: true, roomDimension: [7000, 6000], roomHeight: 3000 })
      const area = shellOf(host.document()).rooms.map((room) => room.area)
      expect(area).toEqual([42e6])
      expect(host.rows()).toHaveLength(2)
      expect(host.rows().every((row) => 'placement' in row && row.placement)).toBe(true)
    }
  })

  it('[D-24] a gallery that cannot be loaded costs nobody their project', async () => {
    const host = seller({ 'galleries/load': () => failure('unavailable', 'No connection') })
    await host.ask({ action: 'newProject' })
    const before = host.document()
    expect(await host.ask(open)).toMatchObject({ status: 1, message: 'No connection' })
    expect(host.document()).toBe(before)
  })
})

describe('importCDF', () => {
  const evaluation = { alternative: 'a', articles: {}, findings: [], prices: {} }
  const options = { id: null, evaluation, measures: null, currency: 'EUR' }
  const withoutPlaces = (wire: WireProject) => ({
    ...wire,
    rows: wire.rows.map((row) => ({ ...row, pos: null })),
  })
  const project = toWireProject(gallery.document, options)
  const unplaced = withoutPlaces(project)
  const noRoom = { corners: {}, walls: {}, rooms: {}, openings: {} }
  const converts = (value: unknown) => ({
    'microservices/convertCDFToDauJson': () => ({ ok: true, value: { project: value } }) as const,
  })

  it('[H-24, H-40, H-72] opens what the server made of it, without asking for a customer', async () => {
    const host = seller(converts(project), { config: { customerAssignment: true } })
    await host.ask({ action: 'importCDF', cdfProject: '<cdf>' })
    expect(host.calls).toContainEqual({
      name: 'microservices/convertCDFToDauJson',
      input: { cdfProject: '<cdf>', extraEvalData: {} },
    })
    expect(host.path()).toBe('/configurator3d')
    expect(host.rows()).toHaveLength(2)
    expect(host.document().packs).toEqual({ [catalog]: 'hash-1' })
    expect(Object.keys(host.state().evaluation.articles)).toHaveLength(2)
  })

  it('[H-08, H-24] keeps the host’s data, and builds the room of the request where none came along', async () => {
    const data = { addToCustomerFields: '{"cart":5}' }
    const room = { addRoom: true, roomDimension: [5000, 4000] }
    const bare = withoutPlaces(toWireProject({ ...gallery.document, ...noRoom }, options))
    const host = seller(converts(bare))
    await host.ask({ action: 'importCDF', cdfProject: {}, ...data, ...room })
    expect(host.document().header.customerFields).toEqual({ iframeData: { cart: 5 } })
    expect(shellOf(host.document()).rooms.map(({ area }) => area)).toEqual([20e6])
    expect(host.rows()).toMatchObject([{ placement: { seat: { on: 'wall' } } }, { placement: {} }])

    const walled = seller(converts(project))
    await walled.ask({ action: 'importCDF', cdfProject: {}, ...room })
    expect(shellOf(walled.document()).rooms.map(({ area }) => area)).toEqual([12e6])
    expect(await walled.ask({ action: 'importCDF', cdfProject: {}, ...room, roomHeight: 1 })).toMatchObject({
      message: 'Room not valid',
    })
  })

  it('[H-40] articles that came without a place stand apart from each other', async () => {
    const host = seller(converts(unplaced))
    await host.ask({ action: 'importCDF', cdfProject: {} })
    const places = host
      .rows()
      .map((row) => ('placement' in row && row.placement ? row.placement.at.join() : null))
    expect(places).not.toContain(null)
    expect(new Set(places).size).toBe(2)
  })

  it('[D-37, A-45 part] walls of an older form are rebuilt and logged; the import is where the project begins, so that no step before it is left to undo', async () => {
    const old = JSON.parse(`{ "envWall": {}, "rows": [
      { "type": 1, "uniqueid": "n", "pos": { "x": 0, "y": 3000, "rot": 0 }, "length": 4000, "depth": 120 },
      { "type": 1, "uniqueid": "e", "pos": { "x": 4000, "y": 3000, "rot": 270 }, "length": 3000, "depth": 120 },
      { "type": 1, "uniqueid": "s", "pos": { "x": 4000, "y": 0, "rot": 180 }, "length": 4000, "depth": 120 },
      { "type": 1, "uniqueid": "w", "pos": { "x": 0, "y": 0, "rot": 90 }, "length": 3000, "depth": 120 }
    ] }`)
    const host = seller(converts({ ...unplaced, ...old, rows: [...old.rows, ...unplaced.rows] }))
    const warn = vi.spyOn(host.app.ports.log, 'warn')
    expect(await host.ask({ action: 'importCDF', cdfProject: {} })).toMatchObject({ status: 0 })
    expect(warn).toHaveBeenCalledWith('Old walls were rebuilt', { count: 4 })
    expect(Object.keys(host.document().walls)).toEqual(['n', 'e', 's', 'w'])
    expect(host.rows()).toHaveLength(2)
    expect(host.state().undoes).toBeNull()

    const today = seller(converts(project))
    await today.ask({ action: 'importCDF', cdfProject: {} })
    expect(today.warnings).toEqual([])
  })

  it('[D-24, D-27] what cannot be converted leaves the open project alone', async () => {
    const refused = {
      'microservices/convertCDFToDauJson': () => failure('invalid', 'X is an unknown article'),
    }
    const host = seller(refused)
    await host.ask({ action: 'newProject' })
    const before = host.document()
    expect(await host.ask({ action: 'importCDF', cdfProject: {} })).toMatchObject({
      message: 'Something went wrong please try again',
    })
    expect(host.document()).toBe(before)
    expect(host.warnings).toContain('The CDF project was not imported: X is an unknown article')
  })
})

describe('generateReport', () => {
  const cleaner = {
    'jprjcleaner/jPrjPrintCleaner': ({ jOrd }: { jOrd: string }) =>
      ({ ok: true, value: JSON.parse(jOrd) }) as const,
  }

  it('[H-46 part, H-79 part, D-06 part, D-17 part] answers the file of the saved project in base64', async () => {
    const saved = { id: 9, revision: 1, savedAt: '2026-11-15T10:00:00Z', status: 'unassigned', price: null }
    const host = seller({
      ...cleaner,
      'projects/save': () => ({ ok: true, value: saved }) as const,
      'projects/jPrjCreatePDFDevExpress': () => ({ ok: true, value: [{ file: '/files/1' }] }) as const,
    })
    await host.ask({ action: 'newProject' })
    await host.ask({ action: 'saveProject' })
    const params = [{ name: 'prices', selected: true }]
    expect(await host.ask({ action: 'generateReport', reportname: 'Offer', params })).toMatchObject({
      status: 0,
      content: 'AA==',
    })
    expect(host.calls.at(-1)).toMatchObject({ input: { reportname: 'Offer', idProject: 9 } })
  })

  it('[H-47] of its options left out the format is PDF, the engine the one there is, and nothing is computed first', async () => {
    const made = {
      'projects/jPrjCreatePDFDevExpress': () => ({ ok: true, value: [{ file: '/files/1' }] }) as const,
    }
    const saved = { id: 9, revision: 1, savedAt: '2026-11-15T10:00:00Z', status: 'unassigned', price: null }
    const host = seller({ ...cleaner, ...made, 'projects/save': () => ({ ok: true, value: saved }) as const })
    await host.ask({ action: 'newProject' })
    await host.ask({ action: 'saveProject' })
    const report = {
      action: 'generateReport',
      reportname: 'Summary',
      params: [{ name: 'prices', selected: true }],
    }
    const before = host.state().evaluation
    expect(await host.ask(report)).toMatchObject({ status: 0 })
    expect(host.state().evaluation).toBe(before)
    const asked = host.calls.at(-1)?.input as { wprinterPars: string } | undefined
    expect(JSON.parse(asked?.wprinterPars ?? '')).toMatchObject({ saveas: 'PDF' })

    expect(await host.ask({ ...report, recompute: true })).toMatchObject({ status: 0 })
    expect(host.state().evaluation).not.toBe(before)
    expect(await host.ask({ ...report, isdevexpress: false })).toMatchObject({ status: 1 })
  })

  const notFound: FetchedFile = { ok: false, status: 404, statusText: 'Not Found' }
  const page: FetchedFile = { ok: true, contentType: 'text/html', base64: '' }
  it.each([
    ['[H-45] no file', [], page, 'Error during report generation'],
    ['[H-45] two files', ['/1', '/2'], page, 'Error during report generation'],
    ['[H-46 part] a file that is gone', ['/1'], notFound, 'Network response was not ok: 404 Not Found'],
    ['[H-46 part] a file of another kind', ['/1'], page, 'File is not a PDF, content-type: text/html'],
  ])('[H-79 part] %s', async (_, paths, file, message) => {
    const value = paths.map((path) => ({ file: path }))
    const made = { ...cleaner, 'projects/jPrjCreatePDFDevExpress': () => ({ ok: true, value }) as const }
    const host = seller(made, { file })
    await host.ask({ action: 'newProject' })
    const params = [{ name: 'prices', selected: true }]
    expect(await host.ask({ action: 'generateReport', reportname: 'Offer', params })).toEqual({
      status: 1,
      action: 'generateReport',
      message,
    })
  })
})

describe('saveTranslations', () => {
  it.each([
    ['[H-51, H-78] OK', { ok: true, value: 'OK' }, { status: 0, message: 'Translations saved' }],
    ['[H-51, D-35] any other word', { ok: true, value: 'Not today' }, { status: 1, message: 'Not today' }],
    ['[D-35] a refusal', failure('forbidden', 'Not allowed'), { status: 1, message: 'Not allowed' }],
  ])('%s', async (_, answer, expected) => {
    const host = seller({ 'translations/save': () => answer })
    const asked = { action: 'saveTranslations', lang: 'it', Room: 'Stanza', requestId: 1 }
    expect(await host.ask(asked)).toMatchObject(expected)
    expect(host.calls).toEqual([{ name: 'translations/save', input: { lang: 'it', Room: 'Stanza' } }])
  })
})
