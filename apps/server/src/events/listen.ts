import pg from 'pg'

export type ListenOptions = {
  readonly databaseUrl: string
  readonly channel: string
  readonly onNotice: (payload: string) => void
  /** Every time the line stands, the first time too: before that, notices may have been missed. */
  readonly onListening: () => void
  readonly onError: (error: Error) => void
}

const firstPause = 100
const longestPause = 5_000
/** A line that died without a word is noticed within two of these. */
const checkEvery = 10_000

/** The process's one line to the database's notices, drawn again whenever it breaks. */
export function listen({ databaseUrl, channel, onNotice, onListening, onError }: ListenOptions) {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | null = null
  let failures = 0
  let isOver = false

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5_000,
      query_timeout: checkEvery,
      keepAlive: true,
    })
    client = fresh
    const lost = (error: Error) => {
      if (client !== fresh) return
      client = null
      if (timer) clearTimeout(timer)
      void fresh.end().catch(() => {})
      if (isOver) return
      onError(error)
      const pause = Math.min(longestPause, firstPause * 2 ** failures++) * (0.5 + Math.random() / 2)
      timer = setTimeout(connect, pause)
    }
    fresh.on('error', lost)
    fresh.on('end', () => lost(new Error('The connection ended')))
    fresh.on('notification', ({ payload }) => payload && onNotice(payload))
    const check = async () => {
      try {
        await fresh.query('select 1')
        if (client === fresh) timer = setTimeout(check, checkEvery)
      } catch (error) {
        lost(error instanceof Error ? error : new Error(String(error)))
      }
    }
    try {
      await fresh.connect()
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
      failures = 0
      onListening()
      timer = setTimeout(check, checkEvery)
    } catch (error) {
      lost(error instanceof Error ? error : new Error(String(error)))
    }
  }

  void connect()
  return {
    async close() {
      isOver = true
      if (timer) clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
