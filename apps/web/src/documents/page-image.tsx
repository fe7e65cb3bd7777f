import type { DocumentPages } from '@arredo/contract'
import type { ComponentProps } from 'react'
import { classNames } from '../ui/class-names.ts'
import { useText } from '../words/use-text.ts'
import styles from './page-image.module.css'

/** Where the picture of all pages is, and which of them, from 0. */
export type ShownPage = Pick<DocumentPages, 'pages' | 'page'> & {
  readonly address: string
  readonly index: number
}

type PageImageProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & { shown: ShownPage }

/**
 * One picture holds all pages below each other; each is shown by its own part of it. A picture instead of the
 * PDF itself: telephones and the page's policy have no viewer for it inside a page.
 */
export function PageImage({ shown, className, style, ...rest }: PageImageProps) {
  const text = useText()
  const { index, pages, page } = shown
  return (
    <img
      {...rest}
      className={classNames(styles.page, className)}
      style={{ ...style, aspectRatio: `${page.width} / ${page.height}` }}
      src={sourceOf(shown)}
      alt={text('Page {{page}} of {{pages}}', { page: index + 1, pages })}
    />
  )
}

export function sourceOf({ address, index, page: { width, height } }: ShownPage): string {
  return `${address}#svgView(viewBox(0,${(index * height).toFixed(2)},${width},${height}))`
}
