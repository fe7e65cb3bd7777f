import type { Desk } from '../command.ts'

type ReadRecord =
  | { readonly ok: true; readonly record: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly message: string }

/** The object in a JSON file; nothing when no file is named. */
export async function readRecord(
  desk: Pick<Desk, 'readText'>,
  file: string | undefined,
): Promise<ReadRecord> {
  if (file === undefined) return { ok: true, record: {} }
  try {
    const record: unknown = JSON.parse(await desk.readText(file))
    if (typeof record !== 'object' || record === null || Array.isArray(record)) {
      return { ok: false, message: `--file ${file}: must hold one JSON object` }
    }
    return { ok: true, record: { ...record } }
  } catch (error) {
    return { ok: false, message: `--file ${file}: ${error instanceof Error ? error.message : error}` }
  }
}
