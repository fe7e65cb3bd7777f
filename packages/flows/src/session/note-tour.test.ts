import { describe, expect, it } from 'vitest'
import { newProject } from '../project/new-project.ts'
import { appForTests, profileFor } from '../testing/app-for-tests.ts'
import { isTourDue, noteTour } from './note-tour.ts'

const start = { name: 'New project', noSaveRequest: true, goTo: null, room: null, noCustomer: true }

describe('[D-117 part] the first tour', () => {
  it('is due in the own project of somebody new, and no longer once it was noted', async () => {
    const noted: unknown[] = []
    const { app } = appForTests({
      'auth/noteTour': (input) => {
        noted.push(input)
        return { ok: true, value: null }
      },
    })
    app.session.setState({ profile: profileFor('pro', { isNew: true }) })
    expect(isTourDue(app)).toBe(false)
    await newProject(app, start)
    expect(isTourDue(app)).toBe(true)
    await Promise.all([noteTour(app), noteTour(app)])
    expect([isTourDue(app), noted.length]).toEqual([false, 1])
  })

  it.each(['frame', 'stage'] as const)('is never due in a %s', async (display) => {
    const { app } = appForTests({})
    app.session.setState({ profile: profileFor('pro', { isNew: true }) })
    await newProject(app, start)
    expect(isTourDue({ ...app, ports: { ...app.ports, display } })).toBe(false)
  })
})
