import type { Preview } from '@arredo/project'
import { useId, useMemo, useRef } from 'react'
import { FrontPicture } from '../../dialogs/look/front-picture.tsx'
import { usePlanner } from '../planner-context.tsx'
import { wallFront } from './wall-front.ts'
import styles from './wall-picture.module.css'

/** The fullest wall of an alternative, in its colours. */
export function WallPicture({ label, of }: { label: string; of: Preview }) {
  const { catalogues } = usePlanner()
  const id = useId()
  const materials = useMemo(
    () => Object.assign({}, ...catalogues.map(({ pack }) => pack.materials)),
    [catalogues],
  )
  const turn = useRef({ of, number: 0 })
  if (turn.current.of !== of) turn.current = { of, number: turn.current.number + 1 }

  return (
    <figure className={styles.figure}>
      <div className={styles.picture}>
        <FrontPicture of={`${id} ${turn.current.number}`} parts={() => wallFront(of)} materials={materials} />
      </div>
      <figcaption className={styles.caption}>{label}</figcaption>
    </figure>
  )
}
