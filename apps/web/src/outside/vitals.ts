import type { Reports } from './errors.ts'

/** Fetched only where it is used: most pages do without. */
export async function watchVitals(reports: Reports): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value, rating }) => reports.vital({ name, value, rating }))
  }
}
