import { done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'

/** D-35: who may is the server's to say; anything but OK is a refusal in its words. */
export async function saveTranslations(
  app: App,
  language: string,
  texts: Readonly<Record<string, string>>,
): Promise<Result<string>> {
  const saved = await app.ports.call('translations/save', { ...texts, lang: language })
  if (!saved.ok) return refuse(saved.message)
  return saved.value === 'OK' ? done('Translations saved') : refuse(saved.value)
}
