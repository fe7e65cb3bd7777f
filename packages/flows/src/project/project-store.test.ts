import { describe, expect, it } from 'vitest'
import { appForTests } from '../testing/app-for-tests.ts'
import { newProject } from './new-project.ts'

describe('the project store', () => {
  it('[A-44] throws when given what is no project, and keeps the one that is open', async () => {
    const { app } = appForTests()
    await newProject(app, { name: 'One', noSaveRequest: true, goTo: null })
    const { open } = app.project.getState()
    const wrong = [undefined, 7, 'project', [], {}, { desk: null }, { ...open, desk: {} }]
    const empty = { current: () => ({ document: null }) }
    for (const value of [...wrong, { ...open, desk: empty }]) {
      expect(() => app.project.setState({ open: value as never })).toThrow(TypeError)
      expect(() => app.project.setState(() => ({ open: value as never }))).toThrow('no project')
    }
    expect(app.project.getState().open).toBe(open)

    app.project.setState({ face: 'trade' })
    app.project.setState({ open: null })
    expect(app.project.getState()).toEqual({ open: null, face: 'trade' })
  })

  it('[A-44] a callback that is no function is logged when it is registered, and nothing throws later', () => {
    const { app, warnings } = appForTests()
    let heard = 0
    const cancels = [
      app.project.subscribe(() => void heard++),
      ...[undefined, {}, 'listener'].map((wrong) => app.project.subscribe(wrong as never)),
      app.events.on('job', null as never),
    ]
    expect(warnings).toEqual(Array(4).fill('Missing callback type'))
    app.project.setState({ face: 'trade' })
    for (const cancel of cancels) cancel()
    app.project.setState({ face: 'customer' })
    expect(heard).toBe(1)
  })
})
