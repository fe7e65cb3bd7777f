import { renameProject } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { appForTests } from '../testing/app-for-tests.ts'
import { newProject } from './new-project.ts'
import { hasHistory } from './project-store.ts'

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

  it('[D-58] history is one recorded change, or having been loaded; done and undone again is none', async () => {
    const { app } = appForTests()
    await newProject(app, { name: 'One', noSaveRequest: true, goTo: null })
    const { open } = app.project.getState()
    if (!open) throw new Error('No project is open')
    expect(hasHistory(open)).toBe(false)
    open.desk.run(renameProject, { name: 'Two' })
    expect(hasHistory(open)).toBe(true)
    open.desk.undo()
    expect(hasHistory(open)).toBe(false)
    expect(hasHistory({ ...open, isLoaded: true })).toBe(true)
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
