import type { Failure } from '@arredo/contract'
import type { Work } from '../database/databases.ts'

/** Thrown to undo the transaction of work that answered with a failure; never leaves this file. */
class Undone extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super('undone')
    this.failure = failure
  }
}

/** Work in a transaction that is committed when it answers with success, and rolled back when it does not. */
export async function undoFailures<Success extends { readonly ok: true }>(
  transact: (work: Work<Success>) => Promise<Success>,
  work: Work<Success | Failure>,
): Promise<Success | Failure> {
  try {
    return await transact(async (database) => {
      const outcome = await work(database)
      if (!outcome.ok) throw new Undone(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof Undone) return error.failure
    throw error
  }
}
