import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { answered, unlessMissing } from './answered.ts'
import type { Bucket, BucketEntry } from './bucket.ts'
import type { S3Settings } from './s3-settings.ts'
import { sentBody } from './sent-body.ts'
import { withinStop } from './within-stop.ts'

/** Until the head of an answer: a person waits for what is read, and what is put has to be sent first. */
const readsWithin = 3_000
const writesWithin = (bytes: number) => 10_000 + bytes / 500
/** Of an answer's body, also where the reader is the slow one. */
const idleFor = 60_000
const addressLasts = 60

/** Once the signal is given no request lasts for long. */
export function openBucket(settings: S3Settings, signal: AbortSignal): Bucket {
  const at = (Key: string) => ({ Bucket: settings.bucket, Key })
  // Once more for a kept connection that had just been closed; how to wait is decided by who asks.
  const client = clientOf(settings, { attempts: 2, sockets: 128 })
  // A socket each for as long as their readers take: nothing else is to wait for these.
  const streaming = clientOf(settings, { attempts: 2, sockets: 512 })
  // Never twice: an answer to the second would hide that the first is on its way, and may take what is put by then.
  const removing = clientOf(settings, { attempts: 1, sockets: 16 })

  const ask = <Value>(send: (abortSignal: AbortSignal) => Promise<Value>) =>
    answered(withinStop(signal, send))

  return {
    async put(key, bytes) {
      const command = new PutObjectCommand({ ...at(key), Body: bytes })
      const requestTimeout = writesWithin(bytes.length)
      await ask((abortSignal) => client.send(command, { abortSignal, requestTimeout }))
    },
    async open(key) {
      const command = new GetObjectCommand(at(key))
      const found = await unlessMissing(ask((abortSignal) => streaming.send(command, { abortSignal })))
      if (!found?.Body) return null
      // What the SDK gives in Node.
      const stream = await sentBody(found.Body as Readable, readsWithin)
      return { size: found.ContentLength ?? 0, stream }
    },
    async changedAt(key) {
      const command = new HeadObjectCommand(at(key))
      const found = await unlessMissing(ask((abortSignal) => client.send(command, { abortSignal })))
      return found ? (found.LastModified ?? new Date()) : null
    },
    list: (prefix, after = '') =>
      listed(after, (from) => {
        const command = new ListObjectsV2Command({ Bucket: settings.bucket, Prefix: prefix, ...from })
        return ask((abortSignal) => client.send(command, { abortSignal }))
      }),
    async remove(key) {
      const command = new DeleteObjectCommand(at(key))
      await ask((abortSignal) => removing.send(command, { abortSignal }))
    },
    addressOf: (key, { contentType, disposition }) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          ...at(key),
          ...{ ResponseContentType: contentType, ResponseContentDisposition: disposition },
        }),
        { expiresIn: addressLasts },
      ),
  }
}

function clientOf(
  { endpoint, region, accessKey, secretKey, hasPathStyle }: S3Settings,
  { attempts, sockets: maxSockets }: { readonly attempts: number; readonly sockets: number },
): S3Client {
  return new S3Client({
    ...(endpoint !== null && { endpoint }),
    region,
    forcePathStyle: hasPathStyle,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts: attempts,
    // Not every server knows the newer checksums; what is sent is signed with its hash all the same.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 2_000,
      socketTimeout: idleFor,
      requestTimeout: readsWithin,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets, keepAlive: true },
      httpsAgent: { maxSockets, keepAlive: true },
    },
  })
}

type From = { readonly StartAfter?: string; readonly ContinuationToken?: string }

async function* listed(
  after: string,
  pageFrom: (from: From) => Promise<ListObjectsV2CommandOutput>,
): AsyncIterable<BucketEntry> {
  let next: string | undefined
  do {
    const page = await pageFrom(next ? { ContinuationToken: next } : after ? { StartAfter: after } : {})
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (Key && LastModified) yield { key: Key, changedAt: LastModified }
    }
    next = page.IsTruncated ? page.NextContinuationToken : undefined
  } while (next)
}
