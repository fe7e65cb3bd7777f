import type { Choices, Material, MaterialCode } from '@arredo/catalogue'
import { Package } from 'lucide-react'
import { useState } from 'react'
import { evaluateOffered, type OfferedArticle } from '../range/offered-article.ts'
import { useWhenIdle } from '../use-when-idle.ts'
import styles from './article-picture.module.css'
import { type FrontElevation, frontElevation } from './front-elevation.ts'

/** Tall and low articles share one scale, so that a tall unit looks tall beside a base unit. */
const leastSide = 1100

type ArticlePictureProps = {
  /** The address of its photograph, where there is one. */
  address: string | null
  offered: OfferedArticle | null
  header: Choices
  /** Says when what is drawn may look different. */
  headerKey: string
}

/** Decoration, its name stands beside it: the photograph, else a drawing of its own parts, else a calm sign. */
export function ArticlePicture({ address, offered, header, headerKey }: ArticlePictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const isShown = address !== null && address !== broken
  const drawing = useWhenIdle(
    isShown || !offered ? null : `${offered.key} ${offered.model} ${headerKey}`,
    () => offered && drawingOf(offered, header),
  )

  if (isShown) {
    return (
      <img
        className={styles.photograph}
        src={address}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => setBroken(address)}
      />
    )
  }
  if (!drawing) return <Package className={styles.missing} strokeWidth={1.25} aria-hidden="true" />
  return <Elevation drawing={drawing} />
}

function Elevation({ drawing: { box, faces } }: { drawing: FrontElevation }) {
  const side = Math.max(leastSide, box.width, box.height)
  const x = box.x - (side - box.width) / 2
  const y = box.y - (side - box.height) / 2
  return (
    <svg className={styles.picture} viewBox={`${x} ${y} ${side} ${side}`} aria-hidden="true">
      {faces.map(({ key, points, fill }) => (
        <polygon
          key={key}
          className={styles.face}
          points={points.map((point) => point.join(',')).join(' ')}
          fill={fill}
        />
      ))}
    </svg>
  )
}

function drawingOf(offered: OfferedArticle, header: Choices): FrontElevation | null {
  const evaluation = evaluateOffered(offered, header)
  const materials: Readonly<Record<MaterialCode, Material>> = offered.catalogue.pack.materials
  return evaluation && frontElevation(evaluation.parts, materials)
}
