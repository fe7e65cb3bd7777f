import { done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'

export const rememberedLanguage = 'language'

/** H-31: one place for the language, whether a person or a host asks. */
export async function setLanguage(app: App, wanted: string): Promise<Result<string>> {
  if (!wanted) return refuse('Missing lang')

  const { languages } = app.config
  if (languages.length === 0) return refuse('No valid language set in the config')

  const language = languages.find((code) => code.toLowerCase() === wanted.toLowerCase())
  if (!language) return refuse(`Lang [${wanted}] not valid`)

  await showLanguage(app, language)
  app.ports.memory.write(rememberedLanguage, language)
  return done('Language changed')
}

export async function showLanguage(app: App, language: string): Promise<void> {
  await app.ports.showLanguage(language)
  app.session.setState({ language })
}
