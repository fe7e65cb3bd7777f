import type { Choices, Material, MaterialCode } from '@arredo/catalogue'
import { Package } from 'lucide-react'
import { useState } from 'react'
import { evaluateOffered, type OfferedArticle } from '../range/offered-article.ts'
import { useWhenIdle } from '../use-when-idle.ts'
import styles from './article-picture.module.css'
import { Elevation } from './elevation.tsx'
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
    isShown || !offered ? null : `${offered.key} ${offered.model} ${offered.width} ${headerKey}`,
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
  return <Elevation drawing={drawing} leastSide={leastSide} />
}

function drawingOf(offered: OfferedArticle, header: Choices): FrontElevation | null {
  const evaluation = evaluateOffered(offered, header)
  const materials: Readonly<Record<MaterialCode, Material>> = offered.catalogue.pack.materials
  return evaluation && frontElevation(evaluation.parts, materials)
}
