import * as z from 'zod/mini'
import { defineRequest } from '../define-request.ts'
import { Text } from '../readers.ts'

export const setLang = defineRequest({
  name: 'setLang',
  summary: 'Changes the language',
  keys: { lang: { type: 'string', about: 'A configured language, any case', required: true } },
  success: 'Language changed',
  refusals: ['Missing lang', 'No valid language set in the config', 'Lang [{lang}] not valid'],
  schema: z.pipe(
    z.object({ lang: Text }),
    z.transform(({ lang: language }) => ({ language })),
  ),
})
