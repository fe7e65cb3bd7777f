import { type ComponentProps, type ReactNode, useState } from 'react'
import { MissingImage } from './missing-image.tsx'
import { PictureLoader } from './picture-loader.tsx'
import styles from './pictures.module.css'

type AwaitedImageProps = Omit<ComponentProps<'img'>, 'src' | 'onLoad' | 'onError'> & {
  src: string
  /** Shown where it does not come. */
  otherwise?: ReactNode
}

/** a picture that the browser fetches by its address. */
export function AwaitedImage({ src, alt, otherwise, ...image }: AwaitedImageProps) {
  const [known, setKnown] = useState<{ src: string; isThere: boolean } | null>(null)
  const isKnown = known?.src === src
  if (isKnown && !known.isThere) return otherwise ?? <MissingImage />
  return (
    <span className={styles.awaited}>
      {!isKnown && <PictureLoader />}
      <img
        {...image}
        src={src}
        alt={alt}
        onLoad={() => setKnown({ src, isThere: true })}
        onError={() => setKnown({ src, isThere: false })}
      />
    </span>
  )
}
