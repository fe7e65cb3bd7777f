import type { Side } from '@arredo/catalogue'
import { done, type Result, refuse } from '@arredo/project'
import * as z from 'zod/mini'
import { defineRequest } from '../define-request.ts'
import { newProjectKeys, newProjectRefusals, newProjectShape, startOf } from '../new-project-options.ts'
import { check, OptionalText, Text, text } from '../readers.ts'

export const insertArticle = defineRequest({
  name: 'insertArticle',
  summary: 'Places an article in a new project, or in the open one with newProject false',
  keys: {
    catalog: {
      type: 'string',
      about: 'Code of the catalogue, unless the configuration forces one',
      required: true,
    },
    model: { type: 'string', about: "Code of the model; the project's, else the article's first one" },
    article: { type: 'string', about: 'Code of the article', required: true },
    classification: { type: 'string', about: 'Needed only where the code alone does not name one article' },
    side: { type: "'L' | 'R'", about: 'Hand of the article; default L' },
    ...newProjectKeys,
  },
  success: 'Article added correctly',
  refusals: [
    'Missing catalog',
    'Catalog not found',
    '{model} is an unknown model',
    "{model} isn't a final model. Submodels available: {list}",
    'Missing article',
    'Missing classification',
    'Article not found',
    'Side [{side}] not valid',
    ...newProjectRefusals,
  ],
  schema: z.pipe(
    z.object({
      catalog: Text,
      model: OptionalText,
      article: Text,
      classification: OptionalText,
      side: check(readSide),
      ...newProjectShape,
    }),
    z.transform((wire, context) => ({
      start: startOf(wire, context),
      catalogue: wire.catalog,
      model: wire.model || null,
      article: wire.article,
      classification: wire.classification || null,
      side: wire.side,
    })),
  ),
})

/** D-20 */
function readSide(value: unknown): Result<Side> {
  const side = text(value).toUpperCase() || 'L'
  return side === 'L' || side === 'R' ? done(side) : refuse(`Side [${text(value)}] not valid`)
}
