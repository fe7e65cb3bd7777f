import type { DeskState, Row } from '@arredo/project'
import { expect, it } from 'vitest'
import { describeChange } from './describe-change.ts'

it('tells what was placed and how many were removed', () => {
  expect(describeChange(state(['a']), state(['a', 'b']))).toMatchObject({ kind: 'placed', row: { id: 'b' } })
  expect(describeChange(state(['a', 'b', 'c']), state(['b']))).toEqual({ kind: 'removed', count: 2 })
})

it('is silent when rows only changed, and leaves undo to speak for itself', () => {
  expect(describeChange(state(['a']), state(['a']))).toBeNull()
  expect(describeChange(state([]), { ...state(['a']), redoes: 'Delete' })).toBeNull()
})

function state(ids: readonly string[]): DeskState {
  const rows = Object.fromEntries(ids.map((id) => [id, { id } as Row]))
  return { document: { rows }, undoes: null, redoes: null } as unknown as DeskState
}
