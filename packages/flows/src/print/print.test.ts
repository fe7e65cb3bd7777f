import type { WireProject } from '@arredo/contract'
import { renameProject } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import type { Display } from '../ports.ts'
import { exportedProject } from '../project/exported-project.ts'
import { newProject } from '../project/new-project.ts'
import { appForTests, failure, profileFor } from '../testing/app-for-tests.ts'
import { designerLink } from './designer-link.ts'
import { printMerged } from './print-merged.ts'
import { type PrintWish, printReport } from './print-report.ts'

type Answers = { cleaned?: object | null; made?: readonly { file: string }[] }

/** A print server that marks what it cleaned, and counts how often. */
async function openWith({ cleaned = { currency: 'CHF' }, made = [{ file: '/files/1' }] }: Answers = {}) {
  const answers = () => ({ ok: true, value: made }) as const
  const test = appForTests(
    {
      'jprjcleaner/jPrjPrintCleaner': ({ jOrd }: { jOrd: string }) => ({
        ...{ ok: true, value: cleaned && { ...JSON.parse(jOrd), ...cleaned } },
      }),
      'projects/jPrjCreatePDFDevExpress': answers,
      'projects/prjCreatePDF2': answers,
    },
    { config: { name: 'Atlas' }, pack: samplePack },
  )
  test.app.session.setState({ profile: profileFor('pro') })
  await newProject(test.app, { name: 'Rossi', noSaveRequest: true, goTo: null })
  const { open } = test.app.project.getState()
  if (!open) throw new Error('No project is open')
  const asked = (name: string) =>
    test.calls.flatMap((call) => (call.name === name ? [call.input as Record<string, unknown>] : []))
  return { ...test, desk: open.desk, exported: () => exportedProject(test.app, open), asked }
}

function wishFor(projects: readonly [WireProject, WireProject] | null): PrintWish {
  return { report: 'summary', project: 7, format: 'pdf', params: [], sent: null, language: 'it', projects }
}

describe('a PDF of a project', () => {
  it('[A-70, A-158 part] is of projects that the print cleaner answered, asked once for one project and twice for two', async () => {
    const { app, exported, asked } = await openWith()
    const user = app.session.getState().profile?.userId
    const [one, same] = [await exported(), await exported()]
    await printReport(app, wishFor([one, one]))
    const cleanings = () => asked('jprjcleaner/jPrjPrintCleaner')
    expect(cleanings()).toEqual([{ wSite: 'Atlas', _uid: user, jOrd: JSON.stringify(one) }])
    const [made] = asked('projects/jPrjCreatePDFDevExpress')
    const pars = JSON.parse(String(made?.wprinterPars))
    expect(pars).toMatchObject({ jwSite: 'Atlas', juid: user, proj1: { currency: 'CHF' } })
    expect(pars.proj2).toEqual(pars.proj1)
    await printReport(app, wishFor([one, same]))
    expect(cleanings()).toHaveLength(3)

    const silent = await openWith({ cleaned: null })
    expect(await printReport(silent.app, wishFor([one, one]))).toEqual({
      ...{ ok: false, message: 'jPrjPrintCleaner error: no response...' },
    })
    expect(silent.asked('projects/jPrjCreatePDFDevExpress')).toEqual([])
  })

  it('[A-71] sends the payload of section 7, its format upper-cased and no file name unless it is given one; an empty answer is refused', async () => {
    const { app, asked } = await openWith()
    const file = await printReport(app, wishFor(null))
    expect(file).toEqual({ ok: true, value: { address: '/files/1', name: '' } })
    expect(asked('jprjcleaner/jPrjPrintCleaner')).toEqual([])
    const [made] = asked('projects/jPrjCreatePDFDevExpress')
    expect(made).toMatchObject({ reportname: 'summary', idProject: 7 })
    expect(Object.keys(JSON.parse(String(made?.wprinterPars)))).toEqual([
      ...['jwSite', 'juid', 'proj1', 'proj2', 'vmaker', 'dsparam', 'saveas', 'fileName', 'clearOldPrints'],
    ])
    expect(JSON.parse(String(made?.wprinterPars))).toMatchObject({ saveas: 'PDF', fileName: '' })
    const named = await printReport(app, { ...wishFor(null), fileName: 'Rossi.pdf' })
    expect(named).toMatchObject({ value: { name: 'Rossi.pdf' } })

    const silent = await openWith({ made: [] })
    expect(await printReport(silent.app, wishFor(null))).toEqual({
      ...{ ok: false, message: 'jPrjCreatePDFDevExpress error: no response...' },
    })
  })

  it('is refused as the server refuses it', async () => {
    const { app } = appForTests({
      'projects/jPrjCreatePDFDevExpress': () => failure('notFound', 'Project not found'),
    })
    expect(await printReport(app, wishFor(null))).toMatchObject({ message: 'Project not found' })
  })
})

describe('several PDFs in one', () => {
  const prints = [{ value: 'summary', stn: 'Laser' }, { value: 'cutList' }]

  it('[A-72, A-160] are of what is on the desk; prints are joined by semicolons, and without a name the file is order_merge.pdf', async () => {
    const { app, desk, asked } = await openWith()
    desk.run(renameProject, { name: 'Rossi, island' })
    const answers = { summary: { prices: false }, offer: { payments: 'x' } }
    const wish = { prints, answers, language: 'it' }
    expect(await printMerged(app, wish)).toEqual({
      ...{ ok: true, value: { address: '/files/1', name: 'order_merge.pdf' } },
    })
    const [sent] = asked('projects/prjCreatePDF2')
    expect(sent).toMatchObject({
      ...{
        id: null,
        catalog: samplePack.code,
        customer: '',
        name: '',
        prints: 'summary;cutList',
        validity: '',
      },
      dsparam: [{ name: 'summary.prices', selected: false }],
      document: { header: { name: 'Rossi, island' } },
    })
    expect(await printMerged(app, { ...wish, name: 'Rossi.pdf' })).toMatchObject({
      value: { name: 'Rossi.pdf' },
    })
  })

  it('of which there is none are refused', async () => {
    const { app } = await openWith({ made: [] })
    expect(await printMerged(app, { prints, answers: {}, language: 'it' })).toMatchObject({
      message: 'prjCreatePDF2 error: no response...',
    })
  })
})

it('[A-74] the link to the designer has who asks and of which site, on the print server of the configuration, for supervisors on a site of its own', () => {
  const linkFor = (isAdmin: boolean, config: object, display: Display = 'site') => {
    const { app } = appForTests({}, { config: { name: 'Atlas & Co', ...config }, ports: { display } })
    app.session.setState({ profile: { ...profileFor('pro', { isAdmin }), userId: 'a/7' } })
    return designerLink(app)
  }
  const query = '/designer.aspx?_uid=a%2F7&wsite=Atlas%20%26%20Co'
  expect(linkFor(true, { printServer: '/' })).toBe(query)
  expect(linkFor(true, { printServer: 'https://print.example/reports' })).toBe(
    `https://print.example/reports${query}`,
  )
  expect(linkFor(false, { printServer: '/' })).toBeNull()
  expect(linkFor(true, {})).toBeNull()
  for (const display of ['frame', 'stage'] as const)
    expect(linkFor(true, { printServer: '/' }, display)).toBeNull()
})
