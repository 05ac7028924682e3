export type Language = 'en' | 'vi'

const isLanguage = (text: string | undefined): text is Language => text === 'en' || text === 'vi'

/** Returns the language that `Accept-Language` asks for first; English where it asks for neither. */
export function languageOf(acceptLanguage: string | null | undefined): Language {
  const ranges = (acceptLanguage ?? '').toLowerCase().split(',').map(rangeOf)
  const accepted = ranges.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight)
  return accepted.map(({ language }) => language).find(isLanguage) ?? 'en'
}

/** `vi-VN;q=0.8` is the language `vi` with the weight 0.8. */
function rangeOf(range: string): { readonly language: string | undefined; readonly weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
}
