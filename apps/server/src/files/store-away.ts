/** The store of files does not answer: nothing is wrong with what was asked, and it may be asked again. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
}

export function isStoreAway(error: unknown): error is StoreAway {
  return error instanceof StoreAway
}
