/** Of every connection: a machine that froze closes no socket, and whoever waits for it would do so for ever. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const
