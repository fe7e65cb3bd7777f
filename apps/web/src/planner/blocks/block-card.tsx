import type { BlockListing, BlockScope } from '@arredo/contract'
import { sentence } from '@arredo/words'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import styles from '../../catalogue/grid/article-card.module.css'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import { blockSize } from './block-outlines.ts'
import { BlockPlan } from './block-plan.tsx'

export type BlockCardProps = {
  block: BlockListing
  index: number
  isTabStop: boolean
  isAwaited: boolean
  onPlace: () => void
  onRename: () => void
  onRemove: () => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

const scopeNames: Readonly<Record<BlockScope, string>> = {
  mine: sentence('Mine'),
  shop: sentence('Shop'),
  brand: sentence('Brand'),
}

/** Placed by a click or Enter; renamed by F2 and given up by Delete, for who may. */
export function BlockCard(props: BlockCardProps) {
  const { block, index, isTabStop, isAwaited, onPlace, onRename, onRemove, onFocus, onKeyDown } = props
  const text = useText()
  const { format } = useLength()
  const { name, scope, outlines, mayChange } = block
  const { width, depth } = blockSize(outlines)

  function keyDown(event: KeyboardEvent) {
    if (mayChange && event.key === 'F2') onRename()
    else if (mayChange && event.key === 'Delete') onRemove()
    else return onKeyDown(event)
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <>
      <button
        type="button"
        className={styles.card}
        data-card={index}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={text('Place the block {{name}}', { name })}
        aria-busy={isAwaited || undefined}
        onClick={onPlace}
        onFocus={onFocus}
        onKeyDown={keyDown}
      >
        <span className={styles.picture}>
          <BlockPlan outlines={outlines} />
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.line}>
          <span className={styles.code}>{text(scopeNames[scope])}</span>
          <span className={styles.price}>
            {isAwaited ? text('Being fetched…') : width > 0 && `${format(width)} × ${format(depth)}`}
          </span>
        </span>
      </button>
      {mayChange && (
        <div className={styles.corner}>
          <Menu
            trigger={
              <button
                type="button"
                className={styles.small}
                tabIndex={isTabStop ? 0 : -1}
                aria-label={text('More for {{name}}', { name })}
                title={text('More for {{name}}', { name })}
              >
                <Ellipsis size={16} aria-hidden="true" />
              </button>
            }
          >
            <MenuItem icon={<Pencil size={18} aria-hidden="true" />} onSelect={onRename}>
              {text('Rename…')}
            </MenuItem>
            <MenuItem icon={<Trash2 size={18} aria-hidden="true" />} onSelect={onRemove}>
              {text('Delete')}
            </MenuItem>
          </Menu>
        </div>
      )}
    </>
  )
}
