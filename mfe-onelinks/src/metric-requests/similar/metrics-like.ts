import type { Metric } from '@console/contract'
import type { KnownMetric } from '@console/entities'
import { fold } from '@console/i18n'

const SHOWN = 5

/** Words that occur in half of all names and say nothing about what is measured. */
const EMPTY_WORDS = new Set(
  'a an the of in on by for and how many much number count total so tong cua da da the la va trong theo luot'.split(' '),
)

/** The likeliest first, by their names in both languages, code and description. */
export function metricsLike(typed: string, metrics: readonly KnownMetric[]): KnownMetric[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return []
  return metrics
    .map((known) => ({ known, score: likeness(wanted, known.metric) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, SHOWN)
    .map(({ known }) => known)
}

/** Each word once, without accents; single letters and empty words are left out. */
function wordsOf(text: string): string[] {
  const words = fold(text).split(/[^a-z0-9]+/)
  return [...new Set(words.filter((word) => word.length > 1 && !EMPTY_WORDS.has(word)))]
}

/** 0 unless at least half of the words are there; a word of the name counts more than one of the description. */
function likeness(wanted: readonly string[], { name, description, code }: Metric): number {
  const named = wordsOf(`${name.en} ${name.vi} ${code}`)
  const described = wordsOf(`${description.en} ${description.vi}`)
  const scores = wanted.map((word) => (named.some((one) => isAlike(one, word)) ? 3 : described.some((one) => isAlike(one, word)) ? 1 : 0))
  const found = scores.filter((score) => score > 0).length
  if (found * 2 < wanted.length) return 0
  return scores.reduce<number>((sum, score) => sum + score, 0) / wanted.length
}

/** The one begins the other, so that 'quest' is like 'quests'; short words, as most Vietnamese ones, have to be complete. */
function isAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short === long || (short.length > 3 && long.startsWith(short))
}
