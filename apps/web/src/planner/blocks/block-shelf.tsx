import type { BlockListing } from '@arredo/contract'
import { Blocks, PackageSearch, WifiOff } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { LoadingCard } from '../../catalogue/grid/article-grid.tsx'
import { moveInGrid } from '../../catalogue/grid/move-in-grid.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { filterByWords } from '../../words/filter-by-words.ts'
import { useLanguage } from '../../words/use-language.ts'
import { useText } from '../../words/use-text.ts'
import { BlockCard } from './block-card.tsx'
import styles from './block-shelf.module.css'
import { useBlocks } from './use-blocks.ts'

const pictureHeight = 104

/** What was saved to be placed again, by any words of its name. */
export function BlockShelf({ query }: { query: string }) {
  const text = useText()
  const { blocks, isError, retry, ...hands } = useBlocks()

  if (isError && !blocks) {
    return (
      <EmptyState
        icon={<WifiOff size={28} aria-hidden="true" />}
        title={text('The blocks do not answer')}
        hint={text('What stands in the room is safe. Check your connection and try again.')}
        action={<Button onClick={retry}>{text('Try again')}</Button>}
      />
    )
  }
  if (!blocks) return <LoadingCard pictureHeight={pictureHeight} />
  if (blocks.length === 0) {
    return (
      <EmptyState
        icon={<Blocks size={28} aria-hidden="true" />}
        title={text('No blocks yet')}
        hint={text(
          'Select items in the room and choose “Save as block…”. You can place them in every project.',
        )}
      />
    )
  }
  const found = filterByWords(blocks, query, ({ name }) => name)
  if (found.length === 0) {
    return (
      <EmptyState
        icon={<PackageSearch size={28} aria-hidden="true" />}
        title={text('Nothing found')}
        hint={text('No block is called like that.')}
      />
    )
  }
  return <BlockGrid blocks={found} hands={hands} />
}

type BlockGridProps = {
  blocks: readonly BlockListing[]
  hands: Omit<ReturnType<typeof useBlocks>, 'blocks' | 'isError' | 'retry'>
}

/** One tab stop for all cards: arrow keys walk. */
function BlockGrid({ blocks, hands: { awaited, place, rename, remove } }: BlockGridProps) {
  const text = useText()
  const rightToLeft = useLanguage().direction === 'rtl'
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const stop = Math.min(at, blocks.length - 1)

  function walk(event: KeyboardEvent, index: number) {
    if (!list.current || event.ctrlKey || event.metaKey || event.altKey) return
    const columns = getComputedStyle(list.current).gridTemplateColumns.split(' ').length
    const next = moveInGrid(event.key, index, { count: blocks.length, columns, rightToLeft })
    if (next === null) return
    list.current.querySelector<HTMLElement>(`[data-card="${next}"]`)?.focus()
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <ul ref={list} className={styles.grid} aria-label={text('Blocks')}>
      {blocks.map((block, index) => (
        <li key={block.id} className={styles.cell}>
          <BlockCard
            block={block}
            index={index}
            isTabStop={index === stop}
            isAwaited={block.id === awaited}
            onPlace={() => void place(block)}
            onRename={() => void rename(block)}
            onRemove={() => void remove(block)}
            onFocus={() => setAt(index)}
            onKeyDown={(event) => walk(event, index)}
          />
        </li>
      ))}
    </ul>
  )
}
