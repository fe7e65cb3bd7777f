import { type Drawing, type Shape, shapePath, textTransform } from '@arredo/drawings'
import type { CSSProperties } from 'react'
import styles from './flat-view.module.css'

type FlatShapesProps = {
  readonly shapes: Drawing
  /** The layer belongs to no record as a whole: what says whose it is can be picked by itself. */
  readonly isLoose?: boolean
}

export function FlatShapes({ shapes, isLoose = false }: FlatShapesProps) {
  return shapes.map((shape, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a display list is redrawn as a whole; its shapes have no identity.
    <FlatShape key={index} shape={shape} isLoose={isLoose} />
  ))
}

function FlatShape({ shape, isLoose }: { readonly shape: Shape; readonly isLoose: boolean }) {
  const className = styles[shape.style]
  if (shape.kind !== 'text') {
    const own = shape.fill === undefined ? undefined : ({ '--own': shape.fill } as CSSProperties)
    return <path className={className} style={own} d={shapePath(shape)} />
  }
  const picked = isLoose && shape.of ? { 'data-kind': shape.of.kind, 'data-record': shape.of.id } : {}
  return (
    <text className={className} transform={textTransform(shape)} fontSize={shape.size} {...picked}>
      {shape.text}
    </text>
  )
}
