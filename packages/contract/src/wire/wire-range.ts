import {
  type Article,
  type ClassifiedGroup,
  classifiedGroups,
  type Model,
  type Pack,
} from '@arredo/catalogue'
import * as z from 'zod/mini'
import { readChoices, readLimits, textIn, textOf, writeChoices, writeLimits } from './wire-choices.ts'

/** H-66…H-69, A-156: the range of a brand in the legacy words. */

export const WireCatalogue = z.object({ cod: z.string(), des: z.string(), local: z.boolean() })
export type WireCatalogue = z.output<typeof WireCatalogue>

export const WireModel = z.object({
  cod: z.string(),
  des: z.string(),
  basemodel: z.string(),
  fldef: z.string(),
  forcedvariants: z.string(),
  defaultvariants: z.string(),
  datalimits: z.string(),
})
export type WireModel = z.output<typeof WireModel>

/** A group of the classification, or an article in one. */
export const WireArticle = z.object({
  cod: z.string(),
  des: z.string(),
  img: z.string(),
  livello: z.int(),
  /** The group it belongs to; empty at the top. */
  tip: z.string(),
  haschilder: z.boolean(),
  isfinal: z.boolean(),
})
export type WireArticle = z.output<typeof WireArticle>

/** A group with what lies directly in it. */
export const WireItemTip = z.object({ ...WireArticle.shape, items: z.array(WireArticle) })
export type WireItemTip = z.output<typeof WireItemTip>

/** One line of the range in our words. */
export type RangeEntry = {
  readonly kind: 'group' | 'article'
  readonly code: string
  readonly name: string
  readonly picture: string
  readonly level: number
  readonly group: string | null
  readonly hasChildren: boolean
}

export function toWireCatalogue(
  { code, name, isLocal }: { readonly code: string; readonly name: Names; readonly isLocal: boolean },
  language: string,
): WireCatalogue {
  return { cod: code, des: textIn({ en: code, ...name }, language), local: isLocal }
}

type Names = Readonly<Record<string, string>>

export function fromWireCatalogue({ cod, des, local }: WireCatalogue) {
  return { code: cod, name: des, isLocal: local }
}

export function toWireModel(model: Model, language: string): WireModel {
  return {
    cod: model.code,
    des: textIn(model.name, language),
    basemodel: model.base ?? '',
    fldef: writeChoices(model.opening),
    forcedvariants: writeChoices(model.forced),
    defaultvariants: writeChoices(model.defaults),
    datalimits: writeLimits(model.limits),
  }
}

export function fromWireModel(wire: WireModel, pack: Pick<Pack, 'variants'>, language: string): Model {
  const choicesIn = (pairs: string) => readChoices(pack, pairs).choices
  return {
    code: wire.cod,
    name: textOf(wire.des, language),
    ...(wire.basemodel && { base: wire.basemodel }),
    opening: choicesIn(wire.fldef),
    forced: choicesIn(wire.forcedvariants),
    defaults: choicesIn(wire.defaultvariants),
    limits: readLimits(wire.datalimits),
  }
}

/**
 * The tree with its articles, each group before what is in it. Groups in which nothing is left are left out.
 */
export function toWireArticles(
  pack: Pack,
  articles: readonly Article[],
  language: string,
): readonly WireArticle[] {
  const groups = classifiedGroups(pack)
  const isUsed = ({ code }: ClassifiedGroup) =>
    articles.some((article) => lineOf(groups, article.classification).includes(code))
  return groups.filter(isUsed).flatMap((group) => [toWireGroup(group, language), ...itemsOf(group)])

  function itemsOf({ code, level }: ClassifiedGroup): readonly WireArticle[] {
    return articles
      .filter((article) => article.classification === code)
      .map((article) => ({
        cod: article.code,
        des: textIn(article.name, language),
        img: article.picture ?? '',
        livello: level + 1,
        tip: code,
        haschilder: false,
        isfinal: true,
      }))
  }
}

export function toWireItemTip(
  group: ClassifiedGroup,
  entries: readonly WireArticle[],
  language: string,
): WireItemTip {
  return { ...toWireGroup(group, language), items: entries.filter(({ tip }) => tip === group.code) }
}

export function fromWireArticle(wire: WireArticle): RangeEntry {
  return {
    kind: wire.isfinal ? 'article' : 'group',
    code: wire.cod,
    name: wire.des,
    picture: wire.img,
    level: wire.livello,
    group: wire.tip || null,
    hasChildren: wire.haschilder,
  }
}

/** H-34 tells groups from articles by isfinal: a group is never final here, however deep. */
function toWireGroup({ code, name, picture, level, parent }: ClassifiedGroup, language: string): WireArticle {
  return {
    cod: code,
    des: textIn(name, language),
    img: picture ?? '',
    livello: level,
    tip: parent ?? '',
    haschilder: true,
    isfinal: false,
  }
}

/** The group and those it lies in. */
function lineOf(groups: readonly ClassifiedGroup[], code: string | null): readonly string[] {
  const group = groups.find((candidate) => candidate.code === code)
  return group ? [group.code, ...lineOf(groups, group.parent)] : []
}
