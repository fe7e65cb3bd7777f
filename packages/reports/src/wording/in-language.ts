import type { Text } from '@arredo/catalogue'

export function inLanguage(text: Text, language: string): string {
  return text[language] ?? text.en
}
