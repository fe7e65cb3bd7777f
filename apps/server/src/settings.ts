import { resolve } from 'node:path'
import * as z from 'zod/mini'

const Port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535))
const Count = z.coerce.number().check(z.int(), z.positive())
const Flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
)

/** Everything the server reads from its environment; nothing else looks at `process.env`. */
const Environment = z.object({
  /** The app role's address; never the owner's. */
  DATABASE_URL: z.string().check(z.regex(/^postgres(ql)?:\/\//, 'a postgres:// address')),
  DATABASE_CONNECTIONS: z._default(Count, 10),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(Port, 4100),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  /** True behind a proxy that sets x-forwarded-for and x-forwarded-proto itself. */
  TRUST_PROXY: z._default(Flag, false),
  /** The built web application: manifest and assets. */
  WEB_FOLDER: z._default(z.string(), 'dist/web'),
  /** The address of a Vite development server; scripts come from there instead of the build. */
  WEB_DEV_URL: z.optional(z.url()),
  BUILD_ID: z._default(z.string(), 'development'),
  /** How long it still answers after a stop signal, so that a balancer sees `readyz` before the door closes. */
  STOP_DELAY_MS: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0),
})

export type Settings = {
  readonly databaseUrl: string
  readonly databaseConnections: number
  readonly host: string
  readonly port: number
  readonly logLevel: string
  readonly trustProxy: boolean
  readonly webFolder: string | null
  readonly webDevUrl: string | null
  readonly buildId: string
  readonly stopDelay: number
}

/** Fails at once and names every wrong variable, but never its value: it may be a password. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const read = Environment.safeParse(environment)
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`Wrong environment. ${wrong.join('; ')}`)
  }

  const values = read.data
  return {
    databaseUrl: values.DATABASE_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    host: values.HOST,
    port: values.PORT,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    webFolder: resolve(values.WEB_FOLDER),
    webDevUrl: values.WEB_DEV_URL ?? null,
    buildId: values.BUILD_ID,
    stopDelay: values.STOP_DELAY_MS,
  }
}
