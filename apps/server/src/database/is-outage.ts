/** Whether an error means "not now": no database, or no room on a disk; the caller may try again later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isOutage)

  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return outageCodes.test(code) || outageWords.test(error.message)
}

/** Nothing was kept: 53100 is PostgreSQL's own, the others those of a folder. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(53100|ENOSPC|EDQUOT)$/.test(String(error.code))
}

// 08 connection, 53 resources, 57P shutdown, 57P90 a tenant that is on its way, 57014 statement time, 55P03 lock time,
// 25P03 idle time, 40 conflicts between transactions; the rest are Node's own.
const outageCodes =
  /^(08...|53...|57P0.|57P90|57014|55P03|25P03|40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|ENOSPC|EDQUOT)$/

// pg has no codes for these.
const outageWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/
