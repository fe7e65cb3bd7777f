import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SelectField } from './select-field.tsx'

test('a list has its name from the first moment it is shown, before any effect has run', () => {
  const shown = renderToStaticMarkup(
    <SelectField
      label="Side"
      value="left"
      options={[{ value: 'left', label: 'Left' }]}
      onChange={() => {}}
    />,
  )
  const label = /<span id="([^"]+)">Side<\/span>/u.exec(shown)?.[1]
  expect(label).toBeDefined()
  expect(shown).toMatch(new RegExp(`<button[^>]* aria-labelledby="${label}"`, 'u'))
})
