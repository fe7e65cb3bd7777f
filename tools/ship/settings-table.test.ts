import { expect, it } from 'vitest'
import { readProjectFile } from '../project-files.ts'
import { settingsTable, withSettingsTable } from './settings-table.ts'

it('docs/operations.md has every environment variable as it is now; npm run docs writes them', () => {
  const page = readProjectFile('docs/operations.md')
  expect(page).toBe(withSettingsTable(page))
})

it('says of each who reads it, its default and what for', () => {
  const table = settingsTable()
  expect(table).toContain('| `PORT` | http | `4100` | Port to listen on. |')
  expect(table).toMatch(/\| `DATABASE_URL` \| http, worker \| \*\*required\*\* \|/)
  expect(table).toMatch(/\| `DATABASE_OWNER_URL` \| arredo \| \*\*required\*\* \|/)
})
