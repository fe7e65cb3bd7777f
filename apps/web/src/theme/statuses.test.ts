import { atlasBrand, demoBrand, paletteVariables, plainBrand } from '@arredo/brands'
import { openProject, recomputePrices, statusNames, takeStep } from '@arredo/flows'
import { newDocument, type Status, statuses } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { appForTests, profileFor } from '../../../../packages/flows/src/testing/app-for-tests.ts'

const plain = { palette: { primary: '#e45a3f', secondary: '#646464', error: '#e00000', statuses: {} } }

/** A project of October, opened on the fifteenth of November in this status. */
async function openIn(status: Status) {
  const start = newDocument({ name: 'K', alternative: 'a', priceDate: '2026-10-20' })
  const document = { ...start, header: { ...start.header, status } }
  const test = appForTests({
    'projects/load': () => ({ ok: true, value: { id: 7, revision: 3, savedAt: '', document } }),
    'projects/setstatus': (input: { status: Status }) => ({
      ok: true,
      value: { id: 7, status: input.status, statusBefore: status, shop: 'A', revision: 3 },
    }),
  })
  const { app } = test
  app.session.setState({ profile: profileFor('pro') })
  await openProject(app, 7, { noSaveRequest: true, goTo: null, prices: 'tell' })
  const open = () => {
    const { open: project } = app.project.getState()
    if (!project) throw new Error('Nothing is open')
    return project
  }
  return { ...test, open, priceDate: () => open().desk.current().document.header.priceDate }
}

describe('statuses', () => {
  it('[A-60] all have a name and a colour in every theme; an answer to setstatus is merged; prices computed again are of that day while nothing was promised', async () => {
    expect(statuses).toHaveLength(18)
    expect(Object.keys(statusNames).sort()).toEqual([...statuses].sort())
    for (const brand of [atlasBrand, demoBrand, plainBrand('Anybody'), plain]) {
      const variables = paletteVariables(brand)
      for (const status of statuses) expect(variables[`--status-${status}`]).toMatch(/^#[\da-f]{6}$/)
    }
    const colours = paletteVariables({ palette: { ...plain.palette, statuses: { approved: '#107040' } } })
    expect(colours['--status-validated']).toBe('#107040')

    const { app, open } = await openIn('assigned')
    await takeStep(app, { to: 'suspended', way: 'set', verb: '', about: '' })
    expect(open()).toMatchObject({ id: 7, revision: 3, status: 'suspended', statusBefore: 'assigned' })

    const stored = statuses.filter((status) => status !== 'unsaved')
    const refreshed = await Promise.all(
      stored.map(async (status) => {
        const project = await openIn(status)
        await recomputePrices(project.app)
        return project.priceDate() === '2026-11-15' ? [status] : []
      }),
    )
    expect(refreshed.flat().sort()).toEqual(['assigned', 'sellerDesign', 'unassigned'])
  })
})
