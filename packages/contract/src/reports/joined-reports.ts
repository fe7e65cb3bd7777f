/** D-67: several reports in one file are known by their names, in their order. */
export const betweenReports = ';'

/** D-261: what one of several reports asks, by its own name. */
export function joinedField(report: string, field: string): string {
  return `${report}.${field}`
}
