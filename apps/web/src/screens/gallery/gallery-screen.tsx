import { atlasBrand, demoBrand, type PaletteSource, paletteVariables } from '@arredo/brands'
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
import styles from './gallery-screen.module.css'
import { StateSamples } from './state-samples.tsx'
import { TableSamples } from './table-samples.tsx'

const galleryBrands = ['demo', 'atlas', 'yellow', 'crimson'] as const
type GalleryBrand = (typeof galleryBrands)[number]

/** Two real brands, and two colours that are hard to read: a light one and a dark red. */
const palettes: Readonly<Record<GalleryBrand, PaletteSource>> = {
  demo: demoBrand,
  atlas: atlasBrand,
  yellow: { palette: { ...demoBrand.palette, primary: '#ffd200' } },
  crimson: { palette: { ...demoBrand.palette, primary: '#cc0d2b' } },
}

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

function wearBrand(brand: GalleryBrand | PaletteSource): void {
  const source = typeof brand === 'string' ? palettes[brand] : brand
  for (const [name, value] of Object.entries(paletteVariables(source))) {
    document.documentElement.style.setProperty(name, value)
  }
}
