import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { AllCellAddresses, CellAddresses } from './database/cell-addresses.ts'
import type { FilesPlace } from './files/open-files.ts'
import { readS3Settings, type S3Settings } from './files/s3/s3-settings.ts'
import type { MailSettings } from './mail/mailer.ts'
import { readMailSettings } from './mail/read-mail-settings.ts'
import { type Variables, withSecretFiles } from './secret-files.ts'

const Port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535))
const Count = z.coerce.number().check(z.int(), z.positive())
const Flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
)
const Proxies = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^(true|false|[1-9]|[\da-f.:/]+(, ?[\da-f.:/]+)*)$/i,
        'true, false, a number from 1 to 9, or addresses such as 10.0.0.0/8',
      ),
    ),
  z.transform((text) =>
    text === 'true' ? 1 : /^[1-9]$/.test(text) ? Number(text) : text !== 'false' && text,
  ),
)

/** What a variable is for, in one sentence; `npm run docs` writes the table of docs/operations.md from it. */
export const about = z.registry<{ readonly says: string; readonly readBy: readonly Process[] }>()
export type Process = 'http' | 'worker' | 'arredo'

const everyServer = ['http', 'worker'] as const
const everyProcess = [...everyServer, 'arredo'] as const
// A new schema each time: a description belongs to one schema.
const address = () =>
  z.string('is missing, a postgres:// address').check(z.regex(/^postgres(ql)?:\/\//, 'a postgres:// address'))

/** Everything the server reads from its environment; nothing else looks at `process.env`. */
export const Environment = z.object({
  DATABASE_URL: address().register(about, {
    says: 'Address of the database, with the role of the process: `arredo_app` for http, `arredo_worker` for the worker, never the owner.',
    readBy: everyServer,
  }),
  DATABASE_PASSWORD: z.optional(z.string()).register(about, {
    says: 'The password, where it is not part of the address: any characters, best as `DATABASE_PASSWORD_FILE`.',
    readBy: everyServer,
  }),
  DATABASE_CELLS: z.optional(CellAddresses).register(about, {
    says: 'The cells beside the main database, as `b=postgres://… c=postgres://…`, each with the role `arredo_app`; best as `DATABASE_CELLS_FILE`. A worker serves one cell, whose address is its `DATABASE_URL`.',
    readBy: ['http'],
  }),
  DATABASE_CONNECTIONS: z._default(Count, 10).register(about, {
    says: 'Connections one process may hold at most, to each cell.',
    readBy: everyServer,
  }),
  HOST: z._default(z.string(), '127.0.0.1').register(about, {
    says: 'Address to listen on; `0.0.0.0` in a container.',
    readBy: everyServer,
  }),
  PORT: z._default(Port, 4100).register(about, { says: 'Port to listen on.', readBy: ['http'] }),
  LOG_LEVEL: z
    ._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info')
    .register(about, { says: 'The least severe log line that is written.', readBy: everyServer }),
  TRUST_PROXY: z._default(Proxies, false).register(about, {
    says: '`true` behind one proxy that sets or extends x-forwarded-for and sets x-forwarded-proto, a number behind that many, or the addresses of the proxies, separated by commas (`10.0.0.0/8, fd00::/8`); anywhere else a caller could invent them. A proxy passes the host name on as `Host`: x-forwarded-host is never read.',
    readBy: ['http'],
  }),
  LOAD_SHEDDING: z._default(Flag, true).register(about, {
    says: '`false`: nothing is refused for want of time; only where something else in front does it.',
    readBy: ['http'],
  }),
  RATE_FACTOR: z._default(z.coerce.number().check(z.positive()), 1).register(about, {
    says: 'Multiplies how often one session, account, address or brand may call; more than 1 for load tests, or where thousands share one address.',
    readBy: ['http'],
  }),
  WEB_FOLDER: z._default(z.string(), 'dist/web').register(about, {
    says: 'The built web application: manifest and assets.',
    readBy: everyServer,
  }),
  WEB_DEV_URL: z.optional(z.url()).register(about, {
    says: 'Development only: address of a Vite server that serves the scripts instead of the build.',
    readBy: everyServer,
  }),
  CHROMIUM_PATH: z._default(z.string(), 'chromium').register(about, {
    says: 'The Chromium that draws pictures: a path, or a name to be found on PATH.',
    readBy: ['worker'],
  }),
  BLENDER_PATH: z._default(z.string(), 'blender').register(about, {
    says: 'The Blender that takes photographs: a path, or a name to be found on PATH.',
    readBy: ['worker'],
  }),
  ARTICLE_PICTURES: z._default(Flag, true).register(about, {
    says: '`false`: this worker leaves the pictures of articles to others; they take about a second each.',
    readBy: ['worker'],
  }),
  SMTP_URL: z
    .optional(
      z.string().check(z.regex(/^smtps?:\/\/[^/]+\/?$/, 'smtp://user@host:587 or smtps://user@host:465')),
    )
    .register(about, {
      says: 'The mail server that takes in what is sent: `smtp://user@host:587` (encrypted by STARTTLS) or `smtps://user@host:465`. Without it no mails are sent, and pages say that the shop has to be asked.',
      readBy: ['worker'],
    }),
  SMTP_PASSWORD: z.optional(z.string()).register(about, {
    says: 'The password of its user, best as `SMTP_PASSWORD_FILE`.',
    readBy: ['worker'],
  }),
  SMTP_SENDER: z.optional(z.string()).register(about, {
    says: 'The address mails come from, where a brand names none (`mailSender` of its record); needed with `SMTP_URL`.',
    readBy: ['worker'],
  }),
  SMTP_TLS: z._default(Flag, true).register(about, {
    says: '`false`: mails go to an `smtp://` server in the clear; only within a machine or a network of your own.',
    readBy: ['worker'],
  }),
  BUILD_ID: z.optional(z.string()).register(about, {
    says: 'Name of the build, as `/version` shows it; without it the one that the build wrote beside the web folder.',
    readBy: everyServer,
  }),
  STOP_DELAY_MS: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0).register(about, {
    says: 'How long it still answers after a stop signal, so that a balancer sees `/readyz` before the door closes.',
    readBy: ['http'],
  }),
  FILES_FOLDER: z._default(z.string(), '.arredo/files').register(about, {
    says: 'Where documents and pictures are kept; the same folder for every process.',
    readBy: everyProcess,
  }),
  FILES_S3_BUCKET: z.optional(z.string()).register(about, {
    says: 'Bucket of an S3 server that documents and pictures are kept in, in place of the folder; nobody else writes to it.',
    readBy: everyProcess,
  }),
  FILES_S3_ENDPOINT: z.optional(z.url()).register(about, {
    says: 'Address of the S3 server, where it is not Amazon’s.',
    readBy: everyProcess,
  }),
  FILES_S3_REGION: z
    ._default(z.string(), 'us-east-1')
    .register(about, { says: 'Region of the bucket.', readBy: everyProcess }),
  FILES_S3_ACCESS_KEY: z
    .optional(z.string())
    .register(about, { says: 'Who we are there; needed with the bucket.', readBy: everyProcess }),
  FILES_S3_SECRET_KEY: z.optional(z.string()).register(about, {
    says: 'The secret of that key, best as `FILES_S3_SECRET_KEY_FILE`; needed with the bucket.',
    readBy: everyProcess,
  }),
  FILES_S3_PATH_STYLE: z._default(Flag, true).register(about, {
    says: '`false`: the bucket is part of the host name, as Amazon wishes it, and not of the path.',
    readBy: everyProcess,
  }),
  FILES_S3_REDIRECT: z._default(Flag, false).register(about, {
    says: '`true`: who opens a document by its address is sent on to the bucket, to an address that is good for a minute; people must reach the endpoint then.',
    readBy: ['http'],
  }),
  METRICS_PORT: z.optional(Port).register(about, {
    says: 'Port of `/metrics` for Prometheus; never open to the internet. Without it there is none.',
    readBy: ['http'],
  }),
  WORKER_PORT: z.optional(Port).register(about, {
    says: 'Port of the worker’s `/livez`, `/readyz` and `/metrics`; without it there is none.',
    readBy: ['worker'],
  }),
  WORKER_JOBS: z._default(Count, 2).register(about, {
    says: 'How many jobs that somebody waits for one worker does at the same time; one that nobody waits for goes on beside them.',
    readBy: ['worker'],
  }),
  WORKER_LOST_AFTER_MS: z._default(Count, 15_000).register(about, {
    says: 'After how long without a sign of life a worker counts as gone and its jobs are given to others.',
    readBy: ['worker'],
  }),
  WORKER_STOP_MS: z._default(Count, 20_000).register(about, {
    says: 'How long the worker lets its jobs finish after a stop signal before it gives them back.',
    readBy: ['worker'],
  }),
})

/** What `arredo` reads for `migrate` and the operator's commands: they alone connect as the owner of the tables. */
export const OwnerEnvironment = z.object({
  DATABASE_OWNER_URL: address().register(about, {
    says: 'Address of the database with the role `arredo_owner`, which owns the tables; given to no other process.',
    readBy: ['arredo'],
  }),
  DATABASE_OWNER_PASSWORD: z.optional(z.string()).register(about, {
    says: 'Its password, where it is not part of the address.',
    readBy: ['arredo'],
  }),
  DATABASE_OWNER_CELLS: z.optional(CellAddresses).register(about, {
    says: 'The cells beside the main database, as in `DATABASE_CELLS`, with the role `arredo_owner`; best as `DATABASE_OWNER_CELLS_FILE`.',
    readBy: ['arredo'],
  }),
  DATABASE_ADMIN_CELLS: z.optional(AllCellAddresses).register(about, {
    says: 'Every cell, `main` too, with the role of an administrator (PostgreSQL lets nobody else subscribe): for `arredo brand move` alone, best as `DATABASE_ADMIN_CELLS_FILE`. The databases reach each other by these addresses.',
    readBy: ['arredo'],
  }),
  FILES_FOLDER: Environment.shape.FILES_FOLDER,
  FILES_S3_BUCKET: Environment.shape.FILES_S3_BUCKET,
  FILES_S3_ENDPOINT: Environment.shape.FILES_S3_ENDPOINT,
  FILES_S3_REGION: Environment.shape.FILES_S3_REGION,
  FILES_S3_ACCESS_KEY: Environment.shape.FILES_S3_ACCESS_KEY,
  FILES_S3_SECRET_KEY: Environment.shape.FILES_S3_SECRET_KEY,
  FILES_S3_PATH_STYLE: Environment.shape.FILES_S3_PATH_STYLE,
  FILES_S3_REDIRECT: Environment.shape.FILES_S3_REDIRECT,
})

export type Settings = {
  readonly databaseUrl: string
  /** Addresses of the other cells by name. */
  readonly databaseCells?: Readonly<Record<string, string>>
  readonly databaseConnections: number
  readonly host: string
  readonly port: number
  readonly logLevel: string
  /** How many proxies stand in front of us, or their addresses. */
  readonly trustProxy: number | string | false
  /** Multiplies what one session, account, address or tenant may ask in a second. */
  readonly rateFactor: number
  /** Whether it says early that there is too much to do. */
  readonly sheds: boolean
  readonly webFolder: string | null
  readonly webDevUrl: string | null
  readonly buildId: string
  readonly stopDelay: number
  readonly filesFolder: string
  readonly s3: S3Settings | null
  readonly metricsPort: number | null
}

export type WorkerSettings = {
  readonly databaseUrl: string
  readonly databaseConnections: number
  readonly host: string
  /** Health and metrics; null for none. */
  readonly port: number | null
  readonly logLevel: string
  readonly buildId: string
  readonly webFolder: string | null
  readonly webDevUrl: string | null
  readonly chromiumPath: string
  readonly blenderPath: string
  readonly drawsArticles: boolean
  /** Null where this worker sends no mails. */
  readonly mail: MailSettings | null
  readonly filesFolder: string
  readonly s3: S3Settings | null
  readonly jobsAtOnce: number
  readonly lostAfter: number
  /** How long running jobs may go on after a stop signal. */
  readonly stopAfter: number
}

/** Fails at once and names every wrong variable, but never its value: it may be a password. */
export function readSettings(environment: Variables): Settings {
  const values = read(Environment, environment)
  const webFolder = resolve(values.WEB_FOLDER)
  return {
    databaseUrl: withPassword(values.DATABASE_URL, values.DATABASE_PASSWORD),
    databaseCells: values.DATABASE_CELLS ?? {},
    databaseConnections: values.DATABASE_CONNECTIONS,
    host: values.HOST,
    port: values.PORT,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    rateFactor: values.RATE_FACTOR,
    sheds: values.LOAD_SHEDDING,
    webFolder,
    webDevUrl: values.WEB_DEV_URL ?? null,
    buildId: values.BUILD_ID ?? writtenBuildId(webFolder) ?? 'development',
    stopDelay: values.STOP_DELAY_MS,
    filesFolder: resolve(values.FILES_FOLDER),
    s3: readS3Settings(values),
    metricsPort: values.METRICS_PORT ?? null,
  }
}

export function readWorkerSettings(environment: Variables): WorkerSettings {
  const { databaseUrl, databaseConnections, host, logLevel, buildId, webFolder, filesFolder, s3 } =
    readSettings(environment)
  const values = read(Environment, environment)
  return {
    ...{ databaseUrl, databaseConnections, host, logLevel, buildId, webFolder, filesFolder, s3 },
    port: values.WORKER_PORT ?? null,
    webDevUrl: values.WEB_DEV_URL ?? null,
    chromiumPath: values.CHROMIUM_PATH,
    blenderPath: values.BLENDER_PATH,
    drawsArticles: values.ARTICLE_PICTURES,
    mail: readMailSettings(values),
    jobsAtOnce: values.WORKER_JOBS,
    lostAfter: values.WORKER_LOST_AFTER_MS,
    stopAfter: values.WORKER_STOP_MS,
  }
}

export type OperatorSettings = {
  readonly ownerUrl: string
  readonly ownerCells?: Readonly<Record<string, string>>
  /** For moves between cells alone. */
  readonly adminCells?: Readonly<Record<string, string>>
} & FilesPlace

export function readOperatorSettings(environment: Variables): OperatorSettings {
  const values = read(OwnerEnvironment, environment)
  return {
    ownerUrl: withPassword(values.DATABASE_OWNER_URL, values.DATABASE_OWNER_PASSWORD),
    ownerCells: values.DATABASE_OWNER_CELLS ?? {},
    adminCells: values.DATABASE_ADMIN_CELLS ?? {},
    filesFolder: resolve(values.FILES_FOLDER),
    s3: readS3Settings(values),
  }
}

function withPassword(address: string, password: string | undefined): string {
  if (password === undefined) return address
  const url = new URL(address)
  url.password = encodeURIComponent(password)
  return url.href
}

function writtenBuildId(webFolder: string): string | null {
  const file = join(webFolder, '../build-id')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

function read<Schema extends z.ZodMiniObject>(schema: Schema, environment: Variables): z.output<Schema> {
  const read = schema.safeParse(withSecretFiles(environment, Object.keys(schema.shape)))
  if (read.success) return read.data

  const wrong = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`Wrong environment. ${wrong.join('; ')}`)
}
