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
