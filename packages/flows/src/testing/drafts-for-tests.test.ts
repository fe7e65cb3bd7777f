import { describe, expect, it } from 'vitest'
import { draftStorageContract } from './draft-storage-contract.ts'
import { draftsForTests } from './drafts-for-tests.ts'

describe('a storage of drafts in memory', () => {
  it.each(draftStorageContract)('$name', async ({ run, gives }) => {
    expect(await run(draftsForTests().storage)).toEqual(gives)
  })
})
