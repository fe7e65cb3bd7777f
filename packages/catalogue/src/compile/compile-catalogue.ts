import { canonicalJson } from '../canonical-json.ts'
import type { Pack, TradeTerms } from '../pack.ts'
import { catalogueShape } from './catalogue-shape.ts'
import { type CatalogueFile, checkFiles } from './check-files.ts'
import { checkPack } from './check-pack.ts'
import { checkSource } from './check-source.ts'
import type { Finding, Path, Problem, Report } from './finding.ts'
import type { GoldenPrice } from './golden-price.ts'
import { withLent, withoutUnusedLent } from './lent.ts'
import { nameModels } from './name-models.ts'
import { nameTextures } from './name-textures.ts'
import { readSource, type Source, type SourceFile } from './read-source.ts'
import { isRecord } from './shape.ts'
import { toPack } from './to-pack.ts'

export type CompiledCatalogue =
  | {
      readonly ok: true
      readonly pack: Pack
      readonly tradeTerms: readonly TradeTerms[]
      /** Names the pack; trade terms are kept apart and have no part in it. */
      readonly hash: string
      /** Prices the author fixed; checked before a release, never published. */
      readonly golden: readonly GoldenPrice[]
      /** Textures and models the pack cannot be shown without; those of the library start with `library/`. */
      readonly needs: readonly CatalogueFile[]
      /** Puts a problem found later into the author's file. */
      readonly toFinding: (problem: Problem) => Finding
    }
  | { readonly ok: false; readonly findings: readonly Finding[] }

/** Hexadecimal SHA-256 of a text's UTF-8 bytes. */
export type Sha256 = (text: string) => string

/** What a source may use that is not in it. */
export type Supplies = {
  /** Files of the library, whose recipes, materials, hardware and names of parts may be used. */
  readonly library?: readonly SourceFile[]
  /** Other files of the library, by paths that start as those of its sources do. */
  readonly libraryFiles?: readonly CatalogueFile[]
  /** Other files of the catalogue, such as pictures; when left out, names of files are not checked. */
  readonly files?: readonly CatalogueFile[]
}

const sourceShape = catalogueShape('source')

export function compileCatalogue(
  files: readonly SourceFile[],
  sha256: Sha256,
  supplies: Supplies = {},
): CompiledCatalogue {
  return compileSource(readSource(files), sha256, supplies)
}

/** The same for a source that was not written as files, such as a workbook. */
export function compileSource(
  source: Source,
  sha256: Sha256,
  { library = [], libraryFiles, files }: Supplies = {},
): CompiledCatalogue {
  if (source.findings.length > 0) return { ok: false, findings: source.findings }
  const lent = readSource(library)
  if (lent.findings.length > 0) return { ok: false, findings: lent.findings }

  const problems: Problem[] = []
  const report: Report = (path, message, at) =>
    problems.push({ path, message, ...(at !== undefined && { at }) })
  const refuse = (toSource: (path: Path) => Path): CompiledCatalogue => ({
    ok: false,
    findings: problems.map((problem) => locate(problem, source, toSource)),
  })

  const ownMaterials = isRecord(source.data.materials) ? source.data.materials : {}
  const shelfOf = (material: string) => {
    const path = ['materials', material, 'texture']
    return Object.hasOwn(ownMaterials, material)
      ? { yaml: source.locate(path).file, folder: 'this folder' as const, files: files ?? null }
      : { yaml: lent.locate(path).file, folder: 'the library' as const, files: libraryFiles ?? null }
  }

  sourceShape.check(source.data, [], report)
  if (problems.length > 0) return refuse((path) => path)
  checkSource(source.data, report)
  const recipes = isRecord(lent.data.recipes) ? lent.data.recipes : {}
  const data = withLent(source.data, lent)
  const { pack: written, tradeTerms, golden, sourcePath, problems: more } = toPack(data, recipes)
  problems.push(...more)
  if (problems.length > 0) return refuse((path) => path)

  problems.push(...checkPack(written, tradeTerms))
  if (problems.length > 0) return refuse(sourcePath)
  const shown = withoutUnusedLent(written as Pack, source.data)
  const { pack: textured, textures } = nameTextures(shown, shelfOf, report)
  const shelves = {
    yamlOf: (path: Path) => source.locate(sourcePath(path)).file,
    files: files ?? null,
    libraryFiles: libraryFiles ?? [],
  }
  const { pack, models } = nameModels(textured, shelves, report)
  if (files) checkFiles(pack, files, report)
  if (problems.length > 0) return refuse(sourcePath)
  return {
    ok: true,
    pack,
    tradeTerms: tradeTerms as readonly TradeTerms[],
    hash: hashPack(pack, sha256),
    golden: golden as readonly GoldenPrice[],
    needs: [...textures, ...models],
    toFinding: (problem) => locate(problem, source, sourcePath),
  }
}

function locate({ path, message, at }: Problem, source: Source, toSource: (path: Path) => Path): Finding {
  return { ...source.locate(toSource(path), at), message }
}

export function hashPack(pack: Pack, sha256: Sha256): string {
  return sha256(canonicalJson(pack))
}
