import { type AnyReport, sourcesOf } from '@arredo/reports'
import { typesetPdf } from '@arredo/reports/typeset'
import type { Look, Sample } from './samples.ts'

export async function madePdf(
  report: AnyReport,
  { room, inputFor }: Sample,
  look: Look,
): Promise<Uint8Array> {
  const sources = await sourcesOf(report, await inputFor(report, look))
  if (!sources.ok) throw new Error(`${report.name} of ${room}: ${sources.message}`)
  return typesetPdf(sources.value)
}
