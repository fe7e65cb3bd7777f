import { done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'
import { saveTranslations } from './save-translations.ts'

/** what was typed for missing sentences becomes the brand's own words and is shown at once; the rest stays missing. */
export async function saveMissingWords(
  app: App,
  language: string,
  typed: Readonly<Record<string, string>>,
): Promise<Result<string>> {
  const texts = Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ''))
  if (Object.keys(texts).length === 0) return refuse('Type a translation first')
  const saved = await saveTranslations(app, language, texts)
  if (!saved.ok) return saved
  app.missingWords.forget(language, Object.keys(texts))
  if (app.session.getState().language === language) await app.ports.showLanguage(language)
  return done(saved.value)
}
