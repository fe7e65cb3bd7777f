import { viewmakerRows } from '@arredo/contract/host'
import { refuse, saveView, viewsInOrder } from '@arredo/project'
import { samplePack } from '@arredo/testing'
import { describe, expect, it } from 'vitest'
import { hostForTests } from '../testing/host-for-tests.ts'

const saved = { id: 9, revision: 1, savedAt: '2026-11-15T10:00:00Z', status: 'unassigned', price: null }
const seller = (handlers = {}, options = {}) => hostForTests(handlers, { pack: samplePack, ...options })

describe('generateViewmaker and saveViewmaker', () => {
  const place = { eye: [0, -3000, 1600], target: [0, 0, 900], fieldOfView: 50 } as const
  const image = 'data:image/png;base64,AA=='

  it('[H-48 part, D-192 part] takes a picture of every saved view in its order, of what is seen without one', async () => {
    const host = seller()
    await host.ask({ action: 'newProject' })
    const { content } = (await host.ask({ action: 'generateViewmaker' })) as unknown as { content: unknown }
    expect(content).toEqual(viewmakerRows([{ name: 'New project', picture: image }]))
    const desk = host.app.project.getState().open?.desk
    for (const name of ['Window', 'Door']) {
      desk?.run(saveView, { view: { ...place, id: name, name } })
    }
    expect(await host.ask({ action: 'generateViewmaker' })).toMatchObject({
      status: 0,
      content: viewmakerRows([
        { name: 'Window', picture: image },
        { name: 'Door', picture: image },
      ]),
    })
    const blind = seller({}, { picture: refuse('Anything') })
    await blind.ask({ action: 'newProject' })
    expect(await blind.ask({ action: 'generateViewmaker' })).toMatchObject({
      status: 1,
      message: 'Something went wrong please try again',
    })
  })

  it('[H-48 part, A-161, D-07 part, D-192 part, D-262 part] keeps pictures with the views of their names, and saves the project', async () => {
    const put: string[] = []
    const host = seller({
      'projects/saveViewMaker': ({ json }: { json: string }) => {
        put.push(json)
        const rows = JSON.parse(json) as readonly object[]
        return { ok: true, value: rows.map((row) => ({ ...row, img: `${put.length}.png` })) }
      },
      'projects/save': () => ({ ok: true, value: saved }),
    })
    await host.ask({ action: 'newProject' })
    const desk = host.app.project.getState().open?.desk
    desk?.run(saveView, { view: { ...place, id: 'w', name: 'Window' } })
    const rows = viewmakerRows([
      { name: 'Sink', picture: image },
      { name: 'Window', picture: image },
    ])
    expect(await host.ask({ action: 'saveViewmaker', rows })).toMatchObject({
      status: 0,
      message: 'Viewmaker saved',
    })
    expect(put.map((json) => JSON.parse(json))).toEqual(rows.map((row) => [row]))
    expect(viewsInOrder(desk?.current().document ?? { views: {} })).toMatchObject([
      { id: 'w', name: 'Window', picture: '2.png' },
      { name: 'Sink', picture: '1.png', offered: true },
    ])
    expect(host.app.project.getState().open?.id).not.toBeNull()
    for (const wrong of [
      viewmakerRows([{ name: 'A', picture: 'https://elsewhere/a.png' }]),
      Array.from({ length: 21 }, () => rows[0]),
    ]) {
      expect(await host.ask({ action: 'saveViewmaker', rows: wrong })).toMatchObject({
        status: 1,
        message: 'Something went wrong please try again',
      })
    }
  })
})
