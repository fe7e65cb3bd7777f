import { useLayoutEffect, useState } from 'react'

const longestWay = 10_000

/** An address within this page, for as long as the picture is shown. */
export function usePictureAddress(bytes: Uint8Array<ArrayBuffer> | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useLayoutEffect(() => {
    if (!bytes) return
    const made = URL.createObjectURL(new Blob([bytes], { type: 'image/webp' }))
    setAddress(made)
    return () => {
      // An image that is gone may still be on its way to the bytes.
      setTimeout(() => URL.revokeObjectURL(made), longestWay)
      setAddress(null)
    }
  }, [bytes])
  return address
}
