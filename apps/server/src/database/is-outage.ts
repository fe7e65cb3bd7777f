/** Whether an error means "the database is not there now", so that the caller may try again later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isOutage)

  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return outageCodes.test(code) || outageWords.test(error.message)
}

// 08 connection, 53 resources, 57P shutdown, 57014 statement time, 55P03 lock time, 25P03 idle time, 40 conflicts
// between transactions; the rest are Node's own.
const outageCodes =
  /^(08...|53...|57P0.|57014|55P03|25P03|40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/

// pg has no codes for these.
const outageWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/
