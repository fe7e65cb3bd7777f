import { useRef } from 'react'
import { useFileAddress } from '../../downloads/use-file-address.ts'

/** A stored picture; one that takes another's place is shown when it is there, without a gap between them. */
export function FileImage({
  file,
  alt,
  className,
}: {
  file: string
  alt: string
  className?: string | undefined
}) {
  const { address } = useFileAddress(file)
  const last = useRef<string | null>(null)
  last.current = address ?? last.current
  return last.current && <img className={className} src={last.current} alt={alt} />
}
