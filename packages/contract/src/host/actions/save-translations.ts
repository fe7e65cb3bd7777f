import * as z from 'zod/mini'
import { defineRequest } from '../define-request.ts'
import { isRecord, ownFields } from '../fields.ts'
import { read, Text } from '../readers.ts'

export const saveTranslations = defineRequest({
  name: 'saveTranslations',
  summary: 'Saves translations of the brand; for supervisors',
  keys: { lang: { type: 'string', about: 'Language of the texts', required: true } },
  success: 'Translations saved',
  refusals: [],
  // D-35: every other key is an English sentence with its translation.
  rest: 'texts',
  schema: z.pipe(
    z.object({
      lang: Text,
      texts: read((texts) =>
        Object.fromEntries(
          (isRecord(texts) ? ownFields(texts) : []).filter(
            (entry): entry is readonly [string, string] => typeof entry[1] === 'string',
          ),
        ),
      ),
    }),
    z.transform(({ lang: language, texts }) => ({ language, texts })),
  ),
})
