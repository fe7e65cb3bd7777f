import { atlasBrand, demoBrand, type PaletteSource, paletteVariables } from '@arredo/brands'

export const galleryBrands = ['demo', 'atlas', 'yellow', 'crimson'] as const
export type GalleryBrand = (typeof galleryBrands)[number]

/** Two real brands, and two colours that are hard to read: a light one and a dark red. */
const palettes: Readonly<Record<GalleryBrand, PaletteSource>> = {
  demo: demoBrand,
  atlas: atlasBrand,
  yellow: { palette: { ...demoBrand.palette, primary: '#ffd200' } },
  crimson: { palette: { ...demoBrand.palette, primary: '#cc0d2b' } },
}

export function wearBrand(brand: GalleryBrand | PaletteSource): void {
  const source = typeof brand === 'string' ? palettes[brand] : brand
  for (const [name, value] of Object.entries(paletteVariables(source))) {
    document.documentElement.style.setProperty(name, value)
  }
}
