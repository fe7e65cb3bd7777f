import { type Drawing, type Shape, shapePath, textTransform } from '@arredo/drawings'
import styles from './flat-view.module.css'

type FlatShapesProps = {
  readonly shapes: Drawing
  /** Letters of dimensions never fall below this height in millimetres of the room. */
  readonly leastText: number
}

export function FlatShapes({ shapes, leastText }: FlatShapesProps) {
  return shapes.map((shape, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a display list is redrawn as a whole; its shapes have no identity.
    <FlatShape key={index} shape={shape} leastText={leastText} />
  ))
}

function FlatShape({ shape, leastText }: { readonly shape: Shape; readonly leastText: number }) {
  const className = styles[shape.style]
  if (shape.kind !== 'text') return <path className={className} d={shapePath(shape)} />

  const isAnnotation = shape.style === 'dimensionText' || shape.style === 'roomName'
  return (
    <text
      className={className}
      transform={textTransform(shape)}
      fontSize={isAnnotation ? Math.max(shape.size, leastText) : shape.size}
    >
      {shape.text}
    </text>
  )
}
