import { Ban } from 'lucide-react'
import type { CSSProperties } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import type { Surface } from './option-choices.ts'
import styles from './swatch.module.css'

/** A surface as it looks: its picture where it has one, else its colour; a sign for "none". */
export function Swatch({ surface, className }: { surface: Surface | null; className?: string | undefined }) {
  if (!surface) {
    return (
      <span className={classNames(styles.swatch, styles.none, className)}>
        <Ban size={16} aria-hidden="true" />
      </span>
    )
  }
  return <span className={classNames(styles.swatch, className)} style={lookOf(surface)} />
}

function lookOf({ colour, texture }: Surface): CSSProperties {
  if (!texture) return { backgroundColor: colour }
  return { backgroundColor: colour, backgroundImage: `url("/textures/${encodeURIComponent(texture)}")` }
}
