import { execFileSync } from 'node:child_process'

/** Poppler reads the file as a viewer or a screen reader would. */
export function poppler(tool: 'pdftotext' | 'pdffonts' | 'pdfinfo' | 'pdfimages', path: string): string {
  const layout = {
    pdftotext: ['-layout', path, '-'],
    pdfimages: ['-list', path],
    pdffonts: [path],
    pdfinfo: [path],
  }
  return execFileSync(tool, layout[tool], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

/** Masks, which are listed too, are no pictures. */
export function picturesIn(path: string): number {
  const lines = poppler('pdfimages', path).split('\n')
  return lines.filter((line) => /^\s*\d+\s+\d+\s+image\s/.test(line)).length
}
