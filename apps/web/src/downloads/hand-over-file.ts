/** Hands a file to the person, into the folder of downloads. */
export function handOverFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after this call; a minute is long enough for any.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
