import type { CatalogueFinding } from '@arredo/contract'
import { expect, test } from 'vitest'
import { groupFindings } from './group-findings.ts'

function finding(changes: Partial<CatalogueFinding>): CatalogueFinding {
  return { kind: 'mistake', file: '', line: 1, column: 1, message: 'm', ...changes }
}

test('findings stand by file or sheet, mistakes before hints, in the order of their places', () => {
  const groups = groupFindings([
    finding({ kind: 'warning', file: 'texts.yaml' }),
    finding({ kind: 'warning', sheet: 'Prices EUR2026', cell: 'A1' }),
    finding({ sheet: 'Prices EUR2026', cell: 'D7', line: 7, column: 4 }),
    finding({ sheet: 'Prices EUR2026', cell: 'B2', line: 2, column: 2 }),
  ])
  expect(groups.map(({ place, mistakes }) => [place, mistakes])).toEqual([
    ['Prices EUR2026', 2],
    ['texts.yaml', 0],
  ])
  expect(groups[0]?.findings.map(({ cell }) => cell)).toEqual(['B2', 'D7', 'A1'])
})
