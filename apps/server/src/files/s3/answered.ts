import { S3ServiceException } from '@aws-sdk/client-s3'
import { StoreAway } from '../store-away.ts'

/** A server that comes up has no bucket yet, and one without an answer is away: both are to be asked again. */
export async function answered<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
    const name = error instanceof Error ? error.name : String(error)
    if (status === undefined || status >= 500 || status === 429 || name === 'NoSuchBucket')
      throw new StoreAway(`The store of files does not answer: ${name}`, { cause: error })
    throw error
  }
}

export async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
    throw error
  }
}
