import { samplePack } from '@arredo/testing'
import { expect, it } from 'vitest'
import { appForTests } from '../testing/app-for-tests.ts'
import { newProject } from './new-project.ts'
import { pathAfterNewProject } from './path-after-new-project.ts'

const room = { type: 'rt1', lengths: [4000, 3000], height: 2700 } as const

async function pathWith(selectRoom: boolean, chosen: typeof room | null) {
  const { app } = appForTests({}, { config: { selectRoom }, pack: samplePack })
  await newProject(app, { name: 'New', noSaveRequest: true, goTo: null, room: chosen })
  return pathAfterNewProject(app)
}

it('[A-14, D-74 part] a new project of the application begins in its room, at an address that says whether there is one', async () => {
  expect(await pathWith(true, room)).toBe('/itemsearch/newprj?roomSelected=1')
  expect(await pathWith(true, null)).toBe('/itemsearch/newprj?roomSelected=0')
  expect(await pathWith(false, room)).toBe('/itemsearch/newprj')
})
