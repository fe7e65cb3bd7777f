import { openDraftStorage } from '../apps/web/src/outside/draft-storage.ts'
import { draftStorageContract } from '../packages/flows/src/testing/draft-storage-contract.ts'

/** One case of the contract on the storage that ships, in the page it is loaded into. */
export async function runCase(index: number): Promise<unknown> {
  return draftStorageContract[index]?.run(await openDraftStorage(`case ${index}`))
}

/** What a page of this version is left with when one of a later version opens the same database. */
export async function giveWay(): Promise<readonly string[]> {
  const storage = await openDraftStorage('given way')
  const later = indexedDB.open('given way', 9)
  const opened = await new Promise<string>((resolve) => {
    later.onsuccess = () => resolve('opened')
    later.onblocked = () => resolve('blocked')
  })
  const read = await storage.heads().then(
    () => 'read',
    () => 'refused',
  )
  return [opened, read]
}
