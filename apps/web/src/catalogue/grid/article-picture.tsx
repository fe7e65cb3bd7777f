import type { Choices, Material, MaterialCode } from '@arredo/catalogue'
import { AwaitedImage } from '../../pictures/awaited-image.tsx'
import { MissingImage } from '../../pictures/missing-image.tsx'
import { PictureLoader } from '../../pictures/picture-loader.tsx'
import { evaluateOffered, type OfferedArticle } from '../range/offered-article.ts'
import { useWhenIdle } from '../use-when-idle.ts'
import styles from './article-picture.module.css'
import { Elevation } from './elevation.tsx'
import { type FrontElevation, frontElevation } from './front-elevation.ts'

/** Tall and low articles share one scale, so that a tall unit looks tall beside a base unit. */
const leastSide = 1100

type DrawnArticleProps = {
  offered: OfferedArticle | null
  header: Choices
  /** Says when what is drawn may look different. */
  headerKey: string
}

type ArticlePictureProps = DrawnArticleProps & {
  /** The address of its photograph, where there is one. */
  address: string | null
}

/** Decoration, its name stands beside it: the photograph, else a drawing of its own parts, else a calm sign. */
export function ArticlePicture({ address, ...article }: ArticlePictureProps) {
  const drawn = <DrawnArticle {...article} />
  if (address === null) return drawn
  return (
    <AwaitedImage
      className={styles.photograph}
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      otherwise={drawn}
    />
  )
}

function DrawnArticle({ offered, header, headerKey }: DrawnArticleProps) {
  const known = useWhenIdle(
    offered && `${offered.key} ${offered.model} ${offered.width} ${headerKey}`,
    () => offered && { drawing: drawingOf(offered, header) },
  )
  if (offered && !known) return <PictureLoader />
  return known?.drawing ? <Elevation drawing={known.drawing} leastSide={leastSide} /> : <MissingImage />
}

function drawingOf(offered: OfferedArticle, header: Choices): FrontElevation | null {
  const evaluation = evaluateOffered(offered, header)
  const materials: Readonly<Record<MaterialCode, Material>> = offered.catalogue.pack.materials
  return evaluation && frontElevation(evaluation.parts, materials)
}
