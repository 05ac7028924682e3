import { parseAccept } from 'hono/utils/accept'

export type Language = 'en' | 'vi'

const isLanguage = (text: string | undefined): text is Language => text === 'en' || text === 'vi'

/** The language of `Accept-Language` that is asked for first; English where neither is. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const languages = accepted(acceptLanguage).map((tag) => tag.split('-')[0])
  return languages.find(isLanguage) ?? 'en'
}

/** Whether JSON is among what `Accept` names; it is where the header is absent. */
export function acceptsJson(accept: string | undefined): boolean {
  return !accept || accepted(accept).some((type) => ['*/*', 'application/*', 'application/json'].includes(type))
}

/** What the header accepts, in lower case, the most wanted first. */
const accepted = (header: string | undefined): string[] =>
  parseAccept(header ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase())
