import type { Layer } from '@arredo/drawings'
import type { Point } from '@arredo/geometry'
import type { Editor } from '../../editor.ts'
import type { Entry } from '../../tools/tool.ts'
import { EntryPill, shownValue } from '../entry-pill.tsx'
import { KnobButton } from '../knob-button.tsx'
import type { ViewLabels } from '../view-labels.ts'
import { type FlatCamera, toPixels } from './flat-camera.ts'
import styles from './flat-view.module.css'
import { type PillLine, pillPlaces } from './pill-places.ts'
import type { Projection } from './projection.ts'

type LinesProps = { readonly entries: readonly Entry[]; readonly projection: Projection }

/** From where to where numbers of the moment are measured. */
export function FlatLines({ entries, projection }: LinesProps) {
  return entries.map(({ id, from, to }) => {
    const [a, b] = [projection.toSheet(from), projection.toSheet(to)]
    return a && b && <path key={id} className={styles.distance} d={`M${a[0]} ${-a[1]}L${b[0]} ${-b[1]}`} />
  })
}

type PillsProps = LinesProps & {
  readonly editor: Editor
  readonly labels: ViewLabels
  readonly camera: FlatCamera
  readonly layers: readonly Layer[]
}

type Drawn = { readonly entry: Entry; readonly from: Point; readonly to: Point; readonly rank: number }

/** Pixels of a number of the moment, as its style sheet has them. */
const letter = 7.4
const around = 24
const high = 26
const end = 27

export function FlatPills({ editor, labels, entries, projection, camera, layers }: PillsProps) {
  const drawn = entries.flatMap((entry, index): readonly Drawn[] => {
    const [from, to] = [projection.toSheet(entry.from), projection.toSheet(entry.to)]
    // Two numbers of one line stand below each other.
    const rank = entries.slice(0, index).filter((other) => isSameLine(other, entry)).length
    return from && to ? [{ entry, from, to, rank }] : []
  })
  const lines = drawn.map(({ entry, from, to }): PillLine => {
    const long = shownValue(entry, labels).length * letter + around
    const isUpright = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0])
    const ends = entry.ends ? 2 * end : 0
    const stays =
      entry.isLive || entries.filter((other) => other !== entry && isSameLine(other, entry)).length > 0
    return {
      ...{ from, to, stays },
      width: (isUpright ? long : long + ends) * camera.scale,
      height: (isUpright ? high + ends : high) * camera.scale,
    }
  })
  const places = pillPlaces(lines, layers)

  return drawn.map(({ entry, from, to, rank }, index) => {
    const { x, y } = toPixels(camera, places[index] ?? from)
    return (
      <div
        key={entry.id}
        className={styles.pillPlace}
        style={{ translate: `calc(${x}px - 50%) calc(${y + rank * 28}px - 50%)` }}
      >
        <EntryPill
          {...{ editor, entry, labels }}
          isFirst={entry === entries[0]}
          way={[to[0] - from[0], to[1] - from[1]]}
        />
      </div>
    )
  })
}

/** Pixels, with a little air. */
const knobRadius = 14

export function FlatKnobs({
  editor,
  labels,
  projection,
  camera,
}: Pick<PillsProps, 'editor' | 'labels' | 'projection' | 'camera'>) {
  return editor.knobs().flatMap((knob) => {
    const [edge, at] = [projection.toSheet(knob.edge), projection.toSheet(knob.at)]
    if (!edge || !at) return []
    const from = toPixels(camera, edge)
    const to = toPixels(camera, at)
    // From afar it would lie on what it stands beside, and on the number there.
    const far = Math.max(1, knobRadius / (Math.hypot(to.x - from.x, to.y - from.y) || knobRadius))
    const [x, y] = [from.x + (to.x - from.x) * far, from.y + (to.y - from.y) * far]
    const translate = `calc(${x}px - 50%) calc(${y}px - 50%)`
    return (
      <div key={knob.id} className={styles.pillPlace} style={{ translate }}>
        <KnobButton {...{ knob, labels }} />
      </div>
    )
  })
}

function isSameLine(one: Entry, two: Entry): boolean {
  return one.from === two.from && one.to === two.to
}
