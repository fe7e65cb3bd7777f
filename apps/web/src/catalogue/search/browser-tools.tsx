import type { Catalogue } from '@arredo/catalogue'
import { ListTree, Shapes, SlidersHorizontal } from 'lucide-react'
import { useStore } from 'zustand'
import { useApp } from '../../app/app-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { useText } from '../../words/use-text.ts'
import { usePackText } from '../range/use-pack-text.ts'
import type { BrowseStore } from './browse-state.ts'
import styles from './browser-tools.module.css'
import { ClassificationTree } from './classification-tree.tsx'
import { FilterFields } from './filter-fields.tsx'
import { finalModels } from './final-models.ts'
import type { Facets } from './use-found-articles.ts'

type BrowserToolsProps = { store: BrowseStore; facets: Facets | null; catalogues: readonly Catalogue[] }

/** Groups (where they have no place of their own), filters, and the model to place in. */
export function BrowserTools({ store, facets, catalogues }: BrowserToolsProps) {
  const text = useText()
  const packText = usePackText()
  const { dialogs } = useApp()
  const { group, model, catalogue } = useStore(store)
  const packs = catalogues.map(({ pack }) => pack).filter(({ code }) => !catalogue || code === catalogue)
  const models = packs.flatMap(finalModels)
  const chosen = models.find(({ code }) => code === model)

  async function chooseModel() {
    const asked = await dialogs.ask('searchModel', { packs, chosen: model })
    if (asked.ok && asked.value) store.setState({ model: asked.value.model })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form's fieldset
    <div className={styles.tools} role="group" aria-label={text('Narrow the search')}>
      <span className={styles.groups} data-groups>
        <Popover
          title={text('Groups')}
          align="start"
          trigger={
            <Button size="small" icon={<ListTree size={16} aria-hidden="true" />}>
              {text('Groups')}
            </Button>
          }
        >
          <div className={styles.tree}>
            <ClassificationTree
              groups={facets?.classification ?? []}
              chosen={group}
              onChoose={(next) => store.setState({ group: next })}
            />
          </div>
        </Popover>
      </span>
      <Popover
        title={text('Filters')}
        align="start"
        trigger={
          <Button size="small" icon={<SlidersHorizontal size={16} aria-hidden="true" />}>
            {text('Filters')}
          </Button>
        }
      >
        <FilterFields store={store} facets={facets} />
      </Popover>
      {models.length > 1 && (
        <Button
          size="small"
          className={styles.model}
          icon={<Shapes size={16} aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-label={chosen ? text('Model: {{name}}', { name: packText(chosen.name) }) : text('Model')}
          onClick={() => void chooseModel()}
        >
          <span className={styles.modelName}>{chosen ? packText(chosen.name) : text('Model')}</span>
        </Button>
      )}
    </div>
  )
}
