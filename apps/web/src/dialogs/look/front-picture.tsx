import type { Pack } from '@arredo/catalogue'
import type { Part } from '@arredo/geometry'
import { useId, useMemo } from 'react'
import { type FrontElevation, frontElevation } from '../../catalogue/grid/front-elevation.ts'
import { useWhenIdle } from '../../catalogue/use-when-idle.ts'
import styles from './front-picture.module.css'

/** Of wall to the sides and above, of floor below; in millimetres. */
const around = { side: 260, above: 240, below: 170 }

type FrontPictureProps = {
  /** Says when it has to be drawn again. */
  of: string
  /** In the frame of a wall: x from its left, y out of it, z up. */
  parts: () => readonly Part[]
  materials: Pack['materials']
}

/** Units before a wall, as one would stand before them. Decoration: its words stand beside it. */
export function FrontPicture({ of, parts, materials }: FrontPictureProps) {
  const drawing = useWhenIdle(of, () => frontElevation(parts(), materials))
  return <div className={styles.picture}>{drawing && <Drawn drawing={drawing} materials={materials} />}</div>
}

function Drawn({
  drawing: { box, faces },
  materials,
}: {
  drawing: FrontElevation
  materials: Pack['materials']
}) {
  const id = useId()
  const textures = useMemo(() => texturesOf(faces, materials), [faces, materials])
  const left = box.x - around.side
  const top = box.y - around.above
  const width = box.width + around.side * 2
  const floor = box.y + box.height
  const height = box.height + around.above + around.below

  return (
    <svg
      className={styles.drawing}
      viewBox={`${left} ${top} ${width} ${height}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <defs>
        {textures.map(({ key, turned, colour, texture }) => (
          <pattern
            key={key}
            id={`${id}${key}`}
            patternUnits="userSpaceOnUse"
            width={texture.width}
            height={texture.height}
            patternTransform={turned ? 'rotate(90)' : undefined}
          >
            <rect width={texture.width} height={texture.height} fill={colour} />
            <image
              href={`/textures/${encodeURIComponent(texture.colour)}`}
              width={texture.width}
              height={texture.height}
              preserveAspectRatio="none"
            />
          </pattern>
        ))}
      </defs>
      <rect className={styles.floor} x={left - width} y={floor} width={width * 3} height={height} />
      <g className={styles.units}>
        {faces.map((face) => (
          <polygon
            key={face.key}
            className={styles.face}
            points={face.points.map((point) => point.join(',')).join(' ')}
            fill={
              textures.some(({ key }) => key === textureKey(face))
                ? `url(#${id}${textureKey(face)})`
                : face.fill
            }
          />
        ))}
      </g>
    </svg>
  )
}

type Face = FrontElevation['faces'][number]

/** Wood runs along its grain; a picture of it is drawn upwards. */
function texturesOf(faces: readonly Face[], materials: Pack['materials']) {
  const found = new Map<string, Face>(faces.map((face) => [textureKey(face), face]))
  return [...found].flatMap(([key, { material, grain }]) => {
    const { colour, texture } = materials[material] ?? {}
    return colour !== undefined && texture ? [{ key, turned: grain === 'x', colour, texture }] : []
  })
}

function textureKey({ material, grain }: Face): string {
  return `${material}${grain === 'x' ? '-turned' : ''}`
}
