import type { HostOutside } from '@arredo/flows/host'

/** A file of our own by its path, for a host that takes texts only (H-46). */
export const fetchFile: HostOutside['fetchFile'] = async (path) => {
  const response = await fetch(new URL(path, location.origin)).catch(() => null)
  if (!response?.ok) {
    return { ok: false, status: response?.status ?? 0, statusText: response?.statusText ?? 'no answer' }
  }
  const contentType = response.headers.get('content-type') ?? ''
  return { ok: true, contentType, base64: await inBase64(await response.blob()) }
}

/** The browser's own way: a document of megabytes would be too much for a loop over characters. */
function inBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
