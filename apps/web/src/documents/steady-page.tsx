import type { DocumentPages } from '@arredo/contract'
import { FileWarning } from 'lucide-react'
import { useState } from 'react'
import { useFileAddress } from '../downloads/use-file-address.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { useText } from '../words/use-text.ts'
import { PageImage, type ShownPage, sourceOf } from './page-image.tsx'
import styles from './steady-page.module.css'

export type Zoom = 'fit' | '1' | '1.5' | '2'

type SteadyPageProps = {
  made: DocumentPages
  index: number
  zoom: Zoom
  /** Something newer is on its way. */
  isOld: boolean
}

/** CSS pixels to a point, for a page as large as its paper. */
const pixels = 96 / 72

/** One page; the one before stays, paler, until it is there, so that nothing flickers. */
export function SteadyPage({ made: { preview, pages, page }, index, zoom, isOld }: SteadyPageProps) {
  const text = useText()
  const { address, isRefused } = useFileAddress(preview)
  const [shown, setShown] = useState<ShownPage | null>(null)
  const [broken, setBroken] = useState('')
  const wanted = address === null ? null : { address, index, pages, page }
  const source = wanted && sourceOf(wanted)
  if (isRefused || (broken !== '' && broken === source)) {
    return (
      <EmptyState
        icon={<FileWarning aria-hidden="true" />}
        title={text('The document cannot be shown')}
        hint={text('The server cannot be reached. Check your connection and try again.')}
        action={<Button onClick={() => setBroken('')}>{text('Try again')}</Button>}
      />
    )
  }

  const isThere = shown !== null && sourceOf(shown) === source
  const images = isThere || !wanted ? [shown] : [shown, wanted]
  return images.map((image) => {
    if (!image) return null
    const isComing = image === wanted && !isThere
    const width = zoom === 'fit' ? '100%' : `${image.page.width * pixels * Number(zoom)}px`
    return (
      <PageImage
        key={sourceOf(image)}
        shown={image}
        className={classNames(styles.page, (isOld || !isThere) && styles.old)}
        style={{ inlineSize: width }}
        hidden={isComing}
        onLoad={() => isComing && setShown(image)}
        onError={() => setBroken(sourceOf(image))}
      />
    )
  })
}
