import { findLanguage } from '@arredo/words'
import { useApp } from '../app/app-context.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { useText } from '../words/use-text.ts'

type LanguageFieldProps = {
  value: string
  onChange: (language: string) => void
  className?: string | undefined
}

/** In which of the brand's languages; nothing where there is one only. */
export function LanguageField({ value, onChange, className }: LanguageFieldProps) {
  const text = useText()
  const { languages } = useApp().config
  if (languages.length < 2) return null
  return (
    <SelectField
      className={className}
      label={text('Language')}
      value={value}
      options={languages.map((code) => ({ value: code, label: findLanguage(code)?.name ?? code }))}
      onChange={onChange}
    />
  )
}
