import { languages } from '@arredo/words'
import { useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { DialogHost } from '../../dialogs/dialog-host.tsx'
import { NoticeCorner } from '../../shell/notice-corner.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { showLanguage } from '../../words/i18n.ts'
import { useLanguage } from '../../words/use-language.ts'
import { ControlSamples } from './control-samples.tsx'
import { DialogSamples } from './dialog-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { type GalleryBrand, galleryBrands, wearBrand } from './gallery-brands.ts'
import styles from './gallery-screen.module.css'
import { StateSamples } from './state-samples.tsx'
import { TableSamples } from './table-samples.tsx'

/** For development and tests; its own words are not translated, the components' are. */
export function GalleryScreen() {
  const { config } = useApp()
  const language = useLanguage()
  const [brand, setBrand] = useState<GalleryBrand | 'own'>('own')
  return (
    <main className={styles.gallery}>
      <header className={styles.header}>
        <h1>Gallery</h1>
        <SegmentedControl
          label="Brand"
          value={brand}
          segments={[
            { value: 'own', label: config.name },
            ...galleryBrands.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(next) => {
            setBrand(next)
            wearBrand(next === 'own' ? config : next)
          }}
        />
        <SegmentedControl
          label="Language"
          value={language.code}
          segments={languages.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(code) => void showLanguage(code)}
        />
      </header>
      <ControlSamples />
      <FieldSamples />
      <StateSamples />
      <TableSamples />
      <DialogSamples />
      <DialogHost />
      <NoticeCorner />
    </main>
  )
}
