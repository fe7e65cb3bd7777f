import type { FinishedFile } from './download-queue.ts'

/** to be read by people. */
export function jsonFile(value: unknown, name = ''): FinishedFile {
  return {
    name: `${name || 'untitled'}.json`,
    content: new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }),
  }
}
