import type { Underlay } from '@arredo/project'
import { memo } from 'react'
import styles from './flat-view.module.css'

/** What an underlay shows, in units of its own file, from its left upper corner. */
export type UnderlaySource = {
  readonly width: number
  readonly height: number
} & (
  | { readonly kind: 'picture'; readonly href: string }
  | { readonly kind: 'drawing'; readonly path: string }
)

/** By the name of a file; null until it is here, and for one that is gone. */
export type UnderlaySources = (file: string) => UnderlaySource | null

type PicturesProps = {
  readonly underlays: readonly Underlay[]
  readonly sources: UnderlaySources
  readonly selected: readonly string[]
  readonly name: string
}

/**
 * Pictures to be traced lie on the floor, under everything that is drawn. Rooms must be hit through them: only what
 * is selected is taken hold of, and what lies beside all rooms (`UnderlayGrips`).
 */
export function UnderlayPictures({ underlays, sources, selected, name }: PicturesProps) {
  return underlays.map((underlay) => {
    const source = sources(underlay.file)
    const isSelected = selected.includes(underlay.id)
    if (!source || (underlay.opacity === 0 && !isSelected)) return null
    return (
      // biome-ignore lint/a11y/useSemanticElements: SVG has no button element.
      <g
        key={underlay.id}
        role="button"
        tabIndex={-1}
        aria-label={name}
        aria-pressed={isSelected}
        data-kind="underlay"
        data-record={underlay.id}
        className={styles.underlay}
        transform={transformOf(underlay, source)}
      >
        <g opacity={underlay.opacity}>
          <Content source={source} />
        </g>
        {isSelected && <rect className={styles.underlayFrame} width={source.width} height={source.height} />}
      </g>
    )
  })
}

/** Below the floors: where there is no room yet, a press finds the picture. */
export function UnderlayGrips({ underlays, sources }: Pick<PicturesProps, 'underlays' | 'sources'>) {
  return underlays.map((underlay) => {
    const source = sources(underlay.file)
    if (!source || underlay.opacity === 0) return null
    return (
      <rect
        key={underlay.id}
        data-kind="underlay"
        data-record={underlay.id}
        className={styles.underlayGrip}
        width={source.width}
        height={source.height}
        transform={transformOf(underlay, source)}
      />
    )
  })
}

/** Large, and the same all through a drag. */
const Content = memo(function Content({ source }: { readonly source: UnderlaySource }) {
  const { width, height } = source
  return source.kind === 'picture' ? (
    <image href={source.href} width={width} height={height} preserveAspectRatio="none" />
  ) : (
    <path className={styles.underlayLines} d={source.path} />
  )
})

function transformOf({ at, rotation, scale }: Underlay, { width, height }: UnderlaySource): string {
  return `translate(${at[0]} ${-at[1]}) rotate(${-rotation}) scale(${scale}) translate(${-width / 2} ${-height / 2})`
}
