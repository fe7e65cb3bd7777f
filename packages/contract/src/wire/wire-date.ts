/** D-65: eight digits on the wire, yyyy-mm-dd inside. */
export function writeDate(date: string): string {
  return date.replaceAll('-', '')
}

/** What is no date of eight digits stays as it is, for whoever checks dates to refuse. */
export function readDate(digits: string): string {
  return digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
}
