import type { PresetOpening, SideName } from '@arredo/geometry'
import { sunAt } from '@arredo/project'
import { expect, it } from 'vitest'
import { newProject } from '../project/new-project.ts'
import { appForTests, profileFor } from '../testing/app-for-tests.ts'
import { proposedNorth } from './proposed-north.ts'
import { usualHour } from './time-of-day.ts'

/** Degrees clockwise from the top of the plan. */
const sides = { north: 0, east: 90, south: 180, west: 270 } as const

function windowIn(side: SideName, width: number, offset = 500): PresetOpening {
  const size = { offset, width, height: 1200, sill: 900 }
  return { id: `${side} ${width}`, kind: 'window', ...size, hand: 'left', swing: 'in', in: side }
}

async function northWith(...openings: readonly PresetOpening[]): Promise<number> {
  const { app } = appForTests()
  app.session.setState({ profile: profileFor('pro') })
  const room = { type: 'rt1', lengths: [5000, 4000], height: 2700, openings } as const
  await newProject(app, { name: 'Rossi', noSaveRequest: true, goTo: null, room })
  const { open } = app.project.getState()
  if (!open) throw new Error('No project is open')
  const { document, evaluation } = open.desk.current()
  return proposedNorth(document, evaluation)
}

it('[D-118 part] lets the afternoon’s sun in through the largest window, from whichever side it looks out', async () => {
  for (const [side, facing] of Object.entries(sides)) {
    const north = await northWith(windowIn('south', 600, 3000), windowIn(side as SideName, 2000))
    const offWindow = Math.cos(((north + sunAt(usualHour).azimuth - facing) * Math.PI) / 180)
    expect(offWindow).toBeGreaterThan(Math.cos((35 * Math.PI) / 180))
    expect(north % 15).toBe(0)
  }
})

it('is at the top of the plan where there is no window', async () => {
  expect(await northWith()).toBe(0)
})
