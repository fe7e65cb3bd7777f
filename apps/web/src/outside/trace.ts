/** W3C Trace Context: what the server and its jobs log about one call can be found by it. */
export function newTraceparent(): string {
  return `00-${hex(16)}-${hex(8)}-01`
}

function hex(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
