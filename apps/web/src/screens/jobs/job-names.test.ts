import { type Job, jobs } from '@arredo/contract'
import { expect, it } from 'vitest'
import { jobNames } from './job-names.ts'

it('[D-232 part] every job that is listed for who asked for it has a name', () => {
  const listed = Object.values<Job>(jobs).flatMap(({ task, isUnlisted }) => (isUnlisted ? [] : [task]))
  expect(listed.filter((task) => jobNames[task] === undefined)).toEqual([])
})
