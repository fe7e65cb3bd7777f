import { useState } from 'react'
import { SecondLine } from '../../ui/second-line.tsx'
import { SortButton } from '../../ui/sort-button.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { WindowedTable } from '../../ui/windowed-table.tsx'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import { ProjectList } from '../projects/project-list.tsx'
import styles from './gallery-screen.module.css'
import { Sample, Samples } from './sample.tsx'

type Article = { readonly code: string; readonly minor: number }

const articles: readonly Article[] = [
  { code: 'B-DOOR', minor: 29_402 },
  { code: 'B-2DOOR', minor: 49_910 },
  { code: 'T-OVEN', minor: 130_174 },
]
const manyArticles = Array.from({ length: 200 }, (_, place): Article => {
  return { code: `B-${String(place + 1).padStart(3, '0')}`, minor: 10_000 + place * 250 }
})
const nothing = { list: [], message: '', retry: () => {} }

export function TableSamples() {
  const text = useText()
  const money = useMoney()
  const [isRising, setIsRising] = useState(true)
  const sort = isRising ? 'ascending' : 'descending'
  const article: Column<Article> = {
    name: text('Article'),
    cell: ({ code }) => (
      <>
        Base unit, door
        <SecondLine>{code}</SecondLine>
      </>
    ),
  }
  const others: readonly Column<Article>[] = [
    { name: text('Price list'), isExtra: true, cell: () => 'EUR2026' },
    {
      name: text('Price'),
      isAtEnd: true,
      onCard: 'named',
      cell: ({ minor }) => money({ minor, currency: 'EUR' }),
    },
  ]
  const head = <SortButton label={article.name} sort={sort} onSort={() => setIsRising(!isRising)} />
  const columns = [article, ...others]
  return (
    <Samples title="Tables">
      <Sample name="List">
        <div className={styles.full}>
          <Table columns={columns} rows={articles} keyOf={({ code }) => code} />
        </div>
      </Sample>
      <Sample name="List, loading">
        <div className={styles.full}>
          <ProjectList projects={{ ...nothing, state: 'loading' }} />
        </div>
      </Sample>
      <Sample name="List, failed">
        <div className={styles.full}>
          <ProjectList
            projects={{
              ...nothing,
              state: 'failed',
              message: 'The server cannot be reached. Check your connection and try again.',
            }}
          />
        </div>
      </Sample>
      <Sample name="List, empty">
        <div className={styles.full}>
          <ProjectList projects={{ ...nothing, state: 'ready' }} />
        </div>
      </Sample>
      <Sample name="Plain">
        <div className={styles.full}>
          <Table label="Plain" columns={columns} rows={articles} keyOf={({ code }) => code} />
        </div>
      </Sample>
      <Sample name="Windowed, sorted">
        <div className={styles.full}>
          <WindowedTable
            label={text('List of prices')}
            columns={[{ ...article, head, sort }, ...others]}
            rows={isRising ? manyArticles : manyArticles.toReversed()}
          />
        </div>
      </Sample>
    </Samples>
  )
}
