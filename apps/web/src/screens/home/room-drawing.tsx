import styles from './room-drawing.module.css'

type Box = { at: readonly [number, number, number]; size: readonly [number, number, number]; colour: string }

const sage = '#9fb0a5'
const oak = '#c9a276'
const stone = '#e8e5de'
const night = '#2a2d33'

/** Decimetres: x to the right, y towards the back wall, z up. Drawn in the order written, back to front. */
const furniture: readonly Box[] = [
  ...[0, 6, 12].map((x): Box => ({ at: [x + 6, 39, 14], size: [6, 3, 7], colour: sage })),
  { at: [30, 39, 16], size: [9, 3, 0.4], colour: oak },
  { at: [30, 39, 19], size: [9, 3, 0.4], colour: oak },
  { at: [0, 36, 0], size: [6, 6, 21], colour: oak },
  ...[0, 1, 2, 3, 4, 5].map((n): Box => ({ at: [6 + n * 6, 36, 0.8], size: [6, 6, 7.8], colour: sage })),
  { at: [6, 35.8, 8.6], size: [36, 6.2, 0.4], colour: stone },
  { at: [14, 19, 0.8], size: [20, 9, 7.8], colour: sage },
  { at: [13.4, 18, 8.6], size: [21.2, 10.6, 0.5], colour: stone },
]

const stools = [16, 22, 28].map((x): Box => ({ at: [x, 12.6, 5.6], size: [3.6, 3.6, 0.5], colour: oak }))

/** A kitchen in a few flat planes: decoration, in the colours of the room and none of the brand's. */
export function RoomDrawing() {
  return (
    <svg className={styles.drawing} viewBox="-400 -330 830 610" aria-hidden="true">
      <polygon points={plane([0, 0, 0], [48, 0, 0], [48, 42, 0], [0, 42, 0])} fill="#e3cfb2" />
      {[6, 12, 18, 24, 30, 36].map((y) => (
        <polyline key={y} points={plane([0, y, 0], [48, y, 0])} className={styles.board} />
      ))}
      <polygon points={plane([0, 42, 0], [48, 42, 0], [48, 42, 26], [0, 42, 26])} fill="#e9e7e2" />
      <polygon points={plane([0, 0, 0], [0, 42, 0], [0, 42, 26], [0, 0, 26])} fill="#dad7d0" />
      <polygon
        points={plane([0, 12, 9], [0, 28, 9], [0, 28, 21], [0, 12, 21])}
        fill="#dcebf7"
        className={styles.window}
      />
      <polyline points={plane([0, 20, 9], [0, 20, 21])} className={styles.window} />
      {furniture.map((box) => (
        <Faces key={box.at.join()} box={box} />
      ))}
      {stools.map((box) => (
        <g key={box.at.join()}>
          <polyline points={leg(box)} className={styles.leg} />
          <Faces box={box} />
        </g>
      ))}
    </svg>
  )
}

function Faces({ box: { at, size, colour } }: { box: Box }) {
  const [x, y, z] = at
  const [right, back, top] = [x + size[0], y + size[1], z + size[2]]
  return (
    <g stroke={night} strokeOpacity="0.12">
      <polygon
        points={plane([x, y, top], [right, y, top], [right, back, top], [x, back, top])}
        fill={shade(colour, 1.06)}
      />
      <polygon
        points={plane([x, y, z], [right, y, z], [right, y, top], [x, y, top])}
        fill={shade(colour, 0.92)}
      />
      <polygon
        points={plane([right, y, z], [right, back, z], [right, back, top], [right, y, top])}
        fill={shade(colour, 0.78)}
      />
    </g>
  )
}

function leg({ at, size }: Box): string {
  const [x, y] = [at[0] + size[0] / 2, at[1] + size[1] / 2]
  return plane([x, y, 0], [x, y, at[2]])
}

/** Seen from the front right and above. */
function plane(...points: readonly (readonly [number, number, number])[]): string {
  return points
    .map(([x, y, z]) => [(x - 24) * 12.4 + (y - 21) * 3.4, -(y - 21) * 5.4 - z * 10.6 + 110 + (x - 24) * 1.6])
    .map(([x = 0, y = 0]) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')
}

function shade(colour: string, factor: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  return `rgb(${channels.map((channel) => Math.min(255, Math.round(channel * factor))).join(' ')})`
}
